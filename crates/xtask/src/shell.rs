//! Runs other programs, and reports the progress.

use std::ffi::OsStr;
use std::fmt::{self, Display};
use std::io::{self, BufRead, BufReader, IsTerminal, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// An error: the thing that failed, the reason, and the advice for the reader.
#[derive(Debug)]
pub(crate) struct TaskError {
    pub(crate) which: String,
    pub(crate) why: String,
    pub(crate) remedy: String,
}

impl TaskError {
    pub(crate) fn new(
        which: impl Into<String>,
        why: impl Display,
        remedy: impl Into<String>,
    ) -> Self {
        Self { which: which.into(), why: why.to_string(), remedy: remedy.into() }
    }
}

impl Display for TaskError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let indented = |text: &str| text.trim().replace('\n', "\n    ");
        writeln!(f, "error: {}", self.which)?;
        writeln!(f, "  why: {}", indented(&self.why))?;
        write!(f, "  what to do: {}", indented(&self.remedy))
    }
}

/// The numbered steps of one command, each announced before it starts.
#[derive(Debug)]
pub(crate) struct Steps {
    begun: usize,
    total: usize,
}

impl Steps {
    pub(crate) fn new(total: usize) -> Self {
        Self { begun: 0, total }
    }

    /// Makes room for steps that were not foreseen.
    pub(crate) fn add(&mut self, more: usize) {
        self.total += more;
    }

    pub(crate) fn begin(&mut self, what: impl Display) -> Step {
        self.begun += 1;
        println!("\n[{}/{}] {what}", self.begun, self.total.max(self.begun));
        Step(Instant::now())
    }
}

/// A step that is under way.
#[derive(Debug)]
pub(crate) struct Step(Instant);

impl Step {
    /// Says how long the step took.
    pub(crate) fn done(self) {
        println!("      done in {:.1} s", self.0.elapsed().as_secs_f64());
    }
}

/// The top folder of the project.
pub(crate) fn root() -> PathBuf {
    // Cargo tells it anew at every run, so that a project folder may be moved with all it contains.
    let here = std::env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.ancestors().nth(2).expect("xtask lives in crates/xtask").to_path_buf()
}

/// A program, to be run at the top of the project.
pub(crate) fn program(name: impl AsRef<OsStr>) -> Command {
    let mut command = Command::new(name);
    command.current_dir(root());
    command
}

/// Cargo, the one that started us.
pub(crate) fn cargo<const N: usize>(arguments: [&str; N]) -> Command {
    let mut command = program(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments);
    command
}

/// The first place on the search path where a program of this name is.
pub(crate) fn which(name: &str) -> Option<PathBuf> {
    search_path().iter().find_map(|folder| executable(folder, name))
}

/// The folders of the search path.
pub(crate) fn search_path() -> Vec<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).collect()
}

/// The program called `name` in `folder`, with the suffix that this system gives to programs.
pub(crate) fn executable(folder: &Path, name: &str) -> Option<PathBuf> {
    let suffixes: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    let mut files = suffixes.iter().map(|suffix| folder.join(format!("{name}{suffix}")));
    files.find(|file| file.is_file())
}

/// Returns the output of a program, if it runs and succeeds.
pub(crate) fn answer(command: &mut Command) -> Option<String> {
    let output = command.stdin(Stdio::null()).stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_string();
    output.status.success().then_some(text)
}

/// Runs a program whose messages go straight to the reader.
///
/// # Errors
/// Why it did not succeed.
pub(crate) fn run(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| not_started(command, &error))?;
    if status.success() { Ok(()) } else { Err(format!("it ended with {status}")) }
}

/// Runs a program, letting all it says through as it comes, cargo's progress bar included.
///
/// # Errors
/// The cause it named last.
pub(crate) fn run_with_progress(mut command: Command) -> Result<(), String> {
    if io::stderr().is_terminal() {
        command.env("CARGO_TERM_COLOR", "always");
        command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "80");
    }
    listen(command, &mut io::stderr())
}

/// Runs a program, and shows what it says only where it does not succeed.
///
/// # Errors
/// The cause it named last.
pub(crate) fn run_quietly(command: Command) -> Result<(), String> {
    let mut said = Vec::new();
    let ended = listen(command, &mut said);
    if ended.is_err() {
        let _ = io::stderr().write_all(&said);
    }
    ended
}

/// Runs a program, and writes all it says to `to` as it comes.
fn listen(mut command: Command, to: &mut impl Write) -> Result<(), String> {
    // Backtraces of tools are of no use here.
    command.env("RUST_BACKTRACE", "0");
    let (said, mouth) = io::pipe().map_err(|error| error.to_string())?;
    let second_mouth = mouth.try_clone().map_err(|error| error.to_string())?;
    command.stdout(mouth).stderr(second_mouth);
    let mut child = command.spawn().map_err(|error| not_started(&command, &error))?;
    // It holds our ends of the pipe, and there would be no end of listening while they are open.
    drop(command);
    let said = pass_on(said, to);
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() {
        return Ok(());
    }
    Err(cause(&said).unwrap_or_else(|| format!("it ended with {status}")))
}

/// Runs a program, letting what it prints through and giving each line to `each`.
///
/// # Errors
/// Why it did not succeed.
pub(crate) fn run_and_read(
    command: &mut Command,
    mut each: impl FnMut(&str),
) -> Result<(), String> {
    let mut child =
        command.stdout(Stdio::piped()).spawn().map_err(|error| not_started(command, &error))?;
    let mut lines = BufReader::new(child.stdout.take().expect("the output was asked for"));
    let mut line = Vec::new();
    while lines.read_until(b'\n', &mut line).is_ok_and(|length| length > 0) {
        // A reader who has gone away is no reason to stop the tests.
        let _ = io::stdout().write_all(&line);
        each(&String::from_utf8_lossy(&line));
        line.clear();
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(format!("it ended with {status}")) }
}

/// The command as a person would type it at the top of the project.
pub(crate) fn shown(command: &Command) -> String {
    let root = root();
    let short = |text: &OsStr| {
        let path = Path::new(text);
        let text = path.strip_prefix(&root).unwrap_or(path).display().to_string();
        if text.contains(' ') { format!("'{text}'") } else { text }
    };
    let settings = command
        .get_envs()
        .filter(|(name, _)| *name != "PATH")
        .filter_map(|(name, value)| Some(format!("{}={}", short(name), short(value?))));
    let name = Path::new(command.get_program()).file_stem().map(short).unwrap_or_default();
    let arguments = command.get_args().map(short);
    settings.chain([name]).chain(arguments).collect::<Vec<_>>().join(" ")
}

fn not_started(command: &Command, error: &io::Error) -> String {
    format!("`{}` could not be started: {error}", command.get_program().display())
}

/// Copies `from` to `to` as it comes, and returns the end of it.
fn pass_on(mut from: impl Read, to: &mut impl Write) -> String {
    const KEPT: usize = 16 * 1024;
    let mut said = Vec::new();
    let mut chunk = [0; 4096];
    while let Ok(length @ 1..) = from.read(&mut chunk) {
        // A reader who has gone away is no reason to stop the work.
        let _ = to.write_all(&chunk[..length]);
        said.extend_from_slice(&chunk[..length]);
        let surplus = said.len().saturating_sub(KEPT);
        said.drain(..surplus);
    }
    String::from_utf8_lossy(&said).into_owned()
}

/// The last complaint in what a program said, and what it gave as its causes.
fn cause(said: &str) -> Option<String> {
    const LINES: usize = 12;
    let plain = without_colour(said);
    let lines: Vec<&str> = plain.lines().map(after_overwriting).collect();
    let is_complaint = |line: &&str| {
        ["error:", "error[", "npm error"].iter().any(|word| line.trim_start().starts_with(word))
    };
    // Trunk's log repeats earlier messages at length, and backtraces are of no use here.
    let goes_on = |line: &&&str| !line.contains(" ERROR ") && !line.starts_with("Stack backtrace");
    let last = lines.iter().rposition(is_complaint)?;
    // npm complains line by line, so that the block begins further up.
    let first = lines[..last].iter().rposition(|line| !is_complaint(line)).map_or(0, |at| at + 1);
    let block = lines[first..].iter().take_while(goes_on).filter(|line| !line.trim().is_empty());
    Some(block.take(LINES).copied().collect::<Vec<_>>().join("\n"))
}

/// Returns the visible part of a line whose beginning was overwritten.
fn after_overwriting(line: &str) -> &str {
    line.trim_end_matches('\r').rsplit('\r').next().unwrap_or(line)
}

/// `text` without the escape sequences that colour it.
pub(crate) fn without_colour(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            letters.by_ref().skip(1).find(char::is_ascii_alphabetic);
        } else {
            plain.push(letter);
        }
    }
    plain
}

/// Returns whether a cause that a tool named is the lack of a network.
pub(crate) fn names_the_network(cause: &str) -> bool {
    const SIGNS: [&str; 12] = [
        "could not resolve",
        "couldn't resolve",
        "couldn't connect",
        "could not connect",
        "failed to download",
        "download of config.json failed",
        "network",
        "timed out",
        "enotfound",
        "eai_again",
        "econnrefused",
        "etimedout",
    ];
    let cause = cause.to_lowercase();
    SIGNS.iter().any(|sign| cause.contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_complaint_is_the_cause() {
        let said = "   Compiling a\n\u{1b}[1m\u{1b}[31merror\u{1b}[0m: failed to compile\n\n\
                    Caused by:\n  Could not resolve host: example\n";
        let cause = cause(said).expect("there is a complaint");
        assert_eq!(
            cause,
            "error: failed to compile\nCaused by:\n  Could not resolve host: example"
        );
        assert!(names_the_network(&cause));
    }

    #[test]
    fn multi_line_stderr_is_complete() {
        let said = "npm warn old\nnpm error code ENOTFOUND\nnpm error errno ENOTFOUND\n";
        assert_eq!(
            cause(said).as_deref(),
            Some("npm error code ENOTFOUND\nnpm error errno ENOTFOUND")
        );
    }

    #[test]
    fn repeated_error_lines_are_left_out() {
        let said = "error[E0425]: no such function\n\nerror: could not compile `a`\n\
                    2026-11-20T10:26:03Z ERROR error from build pipeline\nCaused by:\n  0: a\n";
        assert_eq!(cause(said).as_deref(), Some("error: could not compile `a`"));
    }

    #[test]
    fn empty_stderr_gives_no_cause() {
        assert_eq!(cause("   Compiling a\n"), None);
    }

    #[test]
    fn a_progress_bar_is_not_part_of_a_line() {
        assert_eq!(after_overwriting("Building [=> ]\rerror: no\r"), "error: no");
    }

    #[test]
    fn command_is_printed_as_typed() {
        let mut command = program("cargo");
        command.args(["test", "two words"]).env("PLACE", root().join("crates/web"));
        assert_eq!(shown(&command), "PLACE=crates/web cargo test 'two words'");
    }

    #[test]
    fn the_root_has_the_workspace() {
        assert!(root().join("Trunk.toml").is_file());
    }
}
