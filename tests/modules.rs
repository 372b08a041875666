//! The module graph of every crate: import circles are refused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use sandgrid_tests::{Findings, here};
use syn::visit::{self, Visit};
use syn::{Item, UseTree};

/// A module's path from the crate's root; the root itself is empty.
type Module = Vec<String>;

/// Circles that are allowed: the crate, one of the modules, and the reason.
const ALLOWED: [(&str, &str, &str); 1] = [(
    "rules",
    "position",
    "`Position` dispatches over the closed enum `Family` to `leaping` and `row`, which return its `Actions`",
)];

#[test]
fn import_circles_join_only_a_module_and_its_children() {
    let mut findings = Findings::new();
    for krate in crates() {
        let graph = Graph::read(&krate);
        let name = krate.file_name().unwrap().to_string_lossy().into_owned();
        for circle in graph.circles() {
            let is_family = circle.iter().any(|head| circle.iter().all(|it| it.starts_with(head)));
            let is_allowed = ALLOWED
                .iter()
                .any(|(at, module, _)| *at == name && circle.contains(&vec![(*module).to_owned()]));
            let list = circle.iter().map(|it| it.join("::")).collect::<Vec<_>>().join(", ");
            findings.ensure(is_family || is_allowed, format_args!("{name}: {list}"));
        }
    }
    findings.report();
}

#[test]
fn no_more_than_six_files_lie_directly_in_src() {
    let mut findings = Findings::new();
    for name in ["app", "web"] {
        let files = fs::read_dir(here("../crates").join(name).join("src")).unwrap();
        let count = files.filter(|it| it.as_ref().unwrap().path().is_file()).count();
        findings.ensure(count <= 6, format_args!("crates/{name}/src has {count} files"));
    }
    findings.report();
}

#[test]
fn a_circle_of_three_modules_is_found() {
    let edges = [("a", "b"), ("b", "c"), ("c", "a"), ("c", "d")];
    let module = |name: &str| vec![name.to_owned()];
    let mut graph = Graph::default();
    for (from, to) in edges {
        graph.imports.entry(module(from)).or_default().insert(module(to));
        graph.imports.entry(module(to)).or_default();
    }
    assert_eq!(graph.circles(), [vec![module("a"), module("b"), module("c")]]);
}

/// The modules of a crate, and the modules that each of them imports from.
#[derive(Default)]
struct Graph {
    imports: BTreeMap<Module, BTreeSet<Module>>,
}

/// One module as it is parsed.
#[derive(Default)]
struct Parsed {
    /// Paths in code and in `use` items, split into segments.
    paths: Vec<Vec<String>>,
    /// Names that the module re-exports, and the paths that they stand for.
    exports: BTreeMap<String, Vec<String>>,
}

impl Graph {
    fn read(krate: &Path) -> Self {
        let mut modules = BTreeMap::new();
        parse(&krate.join("src/lib.rs"), Vec::new(), &mut modules);
        let mut imports = BTreeMap::new();
        for (module, parsed) in &modules {
            let targets = parsed.paths.iter().filter_map(|path| resolve(&modules, module, path, 0));
            // The root re-exports everything; it is no part of a circle.
            let targets = targets.filter(|target| target != module && !target.is_empty());
            imports.insert(module.clone(), targets.collect());
        }
        imports.remove(&Vec::new());
        Self { imports }
    }

    /// The sets of modules that reach each other, sorted.
    fn circles(&self) -> Vec<Vec<Module>> {
        let reached: BTreeMap<&Module, BTreeSet<&Module>> =
            self.imports.keys().map(|from| (from, self.reached(from))).collect();
        let mut circles = BTreeSet::new();
        for (from, targets) in &reached {
            let back = targets.iter().filter(|to| reached[**to].contains(from));
            let circle: Vec<Module> = back.map(|it| (*it).clone()).collect();
            if circle.len() > 1 {
                circles.insert(circle);
            }
        }
        circles.into_iter().collect()
    }

    fn reached<'a>(&'a self, from: &'a Module) -> BTreeSet<&'a Module> {
        let mut found = BTreeSet::new();
        let mut open = vec![from];
        while let Some(module) = open.pop() {
            for target in &self.imports[module] {
                if found.insert(target) {
                    open.push(target);
                }
            }
        }
        found
    }
}

/// Parses a module's file and those of its children.
fn parse(file: &Path, module: Module, modules: &mut BTreeMap<Module, Parsed>) {
    let text = fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let syntax = syn::parse_file(&text).unwrap_or_else(|why| panic!("{}: {why}", file.display()));
    let mut parsed = Parsed::default();
    parsed.visit_file(&syntax);
    let stem = file.file_stem().and_then(|it| it.to_str()).expect("a file has a name");
    let folder = match stem {
        "mod" | "lib" => file.parent().expect("a file lies in a folder").to_owned(),
        _ => file.with_extension(""),
    };
    for item in &syntax.items {
        let Item::Mod(child) = item else { continue };
        if child.content.is_some() || is_test(&child.attrs) {
            continue;
        }
        let name = child.ident.to_string();
        let beside = folder.join(format!("{name}.rs"));
        let inside = folder.join(&name).join("mod.rs");
        let path = if beside.exists() { beside } else { inside };
        parse(&path, [module.clone(), vec![name]].concat(), modules);
    }
    modules.insert(module, parsed);
}

/// The module that a path leads into; `None` for one outside the crate.
fn resolve(
    modules: &BTreeMap<Module, Parsed>,
    from: &Module,
    path: &[String],
    depth: u8,
) -> Option<Module> {
    let (mut base, rest) = match path.first()?.as_str() {
        "crate" => (Vec::new(), &path[1..]),
        "self" => (from.clone(), &path[1..]),
        "super" => (from.clone(), path),
        first if modules.contains_key(&[from.clone(), vec![first.to_owned()]].concat()) => {
            (from.clone(), path)
        }
        _ => return None,
    };
    let ups = rest.iter().take_while(|it| *it == "super").count();
    base.truncate(base.len().checked_sub(ups)?);
    let mut rest = rest[ups..].iter();
    loop {
        let Some(next) = rest.next() else { return Some(base) };
        let child = [base.clone(), vec![next.clone()]].concat();
        if modules.contains_key(&child) {
            base = child;
            continue;
        }
        return match modules[&base].exports.get(next) {
            Some(export) if depth < 8 => resolve(modules, &base, export, depth + 1),
            Some(_) => None,
            None => Some(base),
        };
    }
}

impl<'ast> Visit<'ast> for Parsed {
    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let mut paths = Vec::new();
        flatten(&item.tree, Vec::new(), &mut paths);
        if !matches!(item.vis, syn::Visibility::Inherited) {
            let exports =
                paths.iter().filter_map(|path| Some((path.last()?.clone(), path.clone())));
            self.exports.extend(exports);
        }
        self.paths.extend(paths);
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        if path.segments.len() > 1 {
            self.paths.push(path.segments.iter().map(|it| it.ident.to_string()).collect());
        }
        visit::visit_path(self, path);
    }
}

/// Adds every path of a `use` tree.
fn flatten(tree: &UseTree, before: Vec<String>, paths: &mut Vec<Vec<String>>) {
    let with = |name: &syn::Ident| [before.clone(), vec![name.to_string()]].concat();
    match tree {
        UseTree::Path(path) => flatten(&path.tree, with(&path.ident), paths),
        UseTree::Name(name) if name.ident == "self" => paths.push(before),
        UseTree::Name(name) => paths.push(with(&name.ident)),
        UseTree::Rename(rename) => paths.push(with(&rename.ident)),
        UseTree::Glob(_) => paths.push(before),
        UseTree::Group(group) => {
            for tree in &group.items {
                flatten(tree, before.clone(), paths);
            }
        }
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|it| {
        it.path().is_ident("cfg")
            && it.parse_args::<syn::Path>().is_ok_and(|path| path.is_ident("test"))
    })
}

/// The folders of the crates that have a library.
fn crates() -> Vec<PathBuf> {
    let folders = fs::read_dir(here("../crates")).expect("the workspace has crates");
    let mut crates: Vec<PathBuf> = folders.map(|it| it.expect("it is readable").path()).collect();
    crates.retain(|it| it.join("src/lib.rs").exists());
    crates.sort();
    assert!(crates.len() > 5, "the crates are not found");
    crates
}
