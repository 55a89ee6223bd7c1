//! Running commands one after another, each with its time, up to the first failure.

use std::fmt;
use std::io;
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A command with its name, and what to do should it fail.
pub struct Step {
    pub name: &'static str,
    pub command: Command,
    pub mend: &'static str,
}

/// Why a task did not finish.
#[derive(Debug)]
pub enum Failure {
    /// A step's command could not be started.
    Start { name: &'static str, error: io::Error, mend: &'static str },
    /// A step's command ended with an error.
    Exit { name: &'static str, status: ExitStatus, took: Duration, mend: &'static str },
    /// A file could not be written.
    Write { path: PathBuf, error: io::Error },
    /// The repository could not be read.
    Read { error: io::Error },
    /// Rules that nobody reaches.
    Unreached { rules: Vec<String> },
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { name, error, mend } => {
                write!(f, "xtask: {name} could not start: {error}\n  what to do: {mend}")
            }
            Self::Exit { name, status, took, mend } => {
                let seconds = took.as_secs_f32();
                write!(f, "xtask: {name} failed after {seconds:.1} s ({status})")?;
                write!(f, "\n  what to do: {mend}")
            }
            Self::Write { path, error } => {
                write!(f, "xtask: cannot write {}: {error}", path.display())
            }
            Self::Read { error } => write!(f, "xtask: cannot read the repository: {error}"),
            Self::Unreached { rules } => {
                write!(f, "xtask: nobody reaches {}", rules.join(", "))?;
                write!(f, "\n  what to do: cite them where they are obeyed, or restate them")
            }
        }
    }
}

/// Runs the steps in order and says how long each took.
pub fn run(steps: Vec<Step>) -> Result<(), Failure> {
    let began = Instant::now();
    let n = steps.len();
    for (i, step) in (1..).zip(steps) {
        println!("xtask: [{i}/{n}] {}: {}", step.name, shown(&step.command));
        let took = finish(step)?;
        println!("xtask: [{i}/{n}] ok, {:.1} s", took.as_secs_f32());
    }
    println!("xtask: all {n} steps done in {:.1} s", began.elapsed().as_secs_f32());
    Ok(())
}

fn finish(step: Step) -> Result<Duration, Failure> {
    let Step { name, mut command, mend } = step;
    let began = Instant::now();
    let status = command.status().map_err(|error| Failure::Start { name, error, mend })?;
    let took = began.elapsed();
    if status.success() { Ok(took) } else { Err(Failure::Exit { name, status, took, mend }) }
}

/// What the step's command prints, its messages passed through.
pub fn output(step: Step) -> Result<Vec<u8>, Failure> {
    let Step { name, mut command, mend } = step;
    let began = Instant::now();
    let start = |error| Failure::Start { name, error, mend };
    let done = command.stderr(Stdio::inherit()).output().map_err(start)?;
    let (status, took) = (done.status, began.elapsed());
    if status.success() {
        Ok(done.stdout)
    } else {
        Err(Failure::Exit { name, status, took, mend })
    }
}

/// Whether a command is there and answers; what it says is dropped.
pub fn answers(mut command: Command) -> bool {
    let quiet = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// The command as one would type it.
fn shown(command: &Command) -> String {
    let set = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
    let set = set.map(|(name, value)| format!("{}='{}'", name.display(), value.display()));
    let program = std::path::Path::new(command.get_program());
    let program = program.file_name().unwrap_or(command.get_program()).display().to_string();
    let arguments = command.get_args().map(|argument| argument.display().to_string());
    set.chain([program]).chain(arguments).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Step {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        Step { name: "a step", command, mend: "mend it" }
    }

    #[test]
    fn steps_stop_at_the_first_failure() {
        assert!(run(vec![shell("true"), shell("true")]).is_ok());
        let mark = std::env::temp_dir().join(format!("xtask-steps-{}", std::process::id()));
        let third = shell(&format!("touch '{}'", mark.display()));
        let failure = run(vec![shell("true"), shell("exit 3"), third]).unwrap_err();
        assert!(failure.to_string().contains("a step failed"), "{failure}");
        assert!(failure.to_string().contains("what to do: mend it"), "{failure}");
        assert!(!mark.exists(), "the step after the failure must not run");
    }

    #[test]
    fn a_missing_program_is_told() {
        let command = Command::new("xtask-has-no-such-program");
        assert!(!answers(Command::new("xtask-has-no-such-program")));
        let failure = run(vec![Step { name: "a step", command, mend: "" }]).unwrap_err();
        assert!(failure.to_string().contains("could not start"), "{failure}");
    }

    #[test]
    fn output_is_what_was_printed() {
        assert_eq!(output(shell("echo a; echo b >&2")).unwrap(), b"a\n");
        assert!(output(shell("echo a; exit 1")).is_err());
        assert!(answers(shell("true").command));
        assert!(!answers(shell("false").command));
    }

    #[test]
    fn a_command_is_shown_as_typed() {
        let mut command = Command::new("/usr/bin/cargo");
        command.args(["doc", "--no-deps"]).env("RUSTDOCFLAGS", "-D warnings");
        assert_eq!(shown(&command), "RUSTDOCFLAGS='-D warnings' cargo doc --no-deps");
    }
}
