//! Running commands one after another, each with its time, up to the first failure; some while
//! another runs.

use std::fmt;
use std::io::{self, Read};
use std::path::PathBuf;
use std::process::{Command, ExitStatus, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// A command with its name, and what to do should it fail.
pub struct Step {
    pub name: &'static str,
    pub command: Command,
    pub mend: &'static str,
}

impl Step {
    /// The step, and others that run one after another while it does. What they print is shown
    /// when it has ended.
    pub fn with(self, meanwhile: Vec<Step>) -> Stage {
        Stage { step: self, meanwhile }
    }
}

/// A step, and what is done while it runs.
pub struct Stage {
    step: Step,
    meanwhile: Vec<Step>,
}

impl From<Step> for Stage {
    fn from(step: Step) -> Stage {
        step.with(Vec::new())
    }
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
    run_stages(steps.into_iter().map(Stage::from).collect())
}

/// Runs the stages in order and says how long each step took.
pub fn run_stages(stages: Vec<Stage>) -> Result<(), Failure> {
    let began = Instant::now();
    let n = stages.iter().map(|stage| 1 + stage.meanwhile.len()).sum();
    let mut first = 1;
    for stage in stages {
        let next = first + 1 + stage.meanwhile.len();
        together(stage, first, n)?;
        first = next;
    }
    println!("xtask: all {n} steps done in {:.1} s", began.elapsed().as_secs_f32());
    Ok(())
}

/// Runs a stage whose steps are numbered from `first`.
fn together(Stage { step, meanwhile }: Stage, first: usize, n: usize) -> Result<(), Failure> {
    println!("xtask: [{first}/{n}] {}: {}", step.name, shown(&step.command));
    for (i, step) in (first + 1..).zip(&meanwhile) {
        println!("xtask: [{i}/{n}] meanwhile {}: {}", step.name, shown(&step.command));
    }
    let quiet = thread::spawn(move || in_quiet(meanwhile));
    let done = finish(step)
        .inspect(|took| println!("xtask: [{first}/{n}] ok, {:.1} s", took.as_secs_f32()));
    // invariant: a thread that only waits for commands does not panic.
    let quiet = quiet.join().unwrap_or_else(|_| panic!("a step was lost"));
    let mut first_failure = done.err();
    for (i, Kept { printed, done }) in (first + 1..).zip(quiet) {
        print!("{printed}");
        match done {
            Ok(took) => println!("xtask: [{i}/{n}] ok, {:.1} s", took.as_secs_f32()),
            // Of several the first is the last word; the others are told beside what they printed.
            Err(failure) if first_failure.is_some() => println!("{failure}"),
            Err(failure) => first_failure = Some(failure),
        }
    }
    first_failure.map_or(Ok(()), Err)
}

/// How a step ended, and what it printed until then.
struct Kept {
    printed: String,
    done: Result<Duration, Failure>,
}

/// Runs the steps up to the first failure, and keeps what they print.
fn in_quiet(steps: Vec<Step>) -> Vec<Kept> {
    let mut all = Vec::new();
    for step in steps {
        let mut printed = Vec::new();
        let done = kept(step, &mut printed);
        let failed = done.is_err();
        all.push(Kept { printed: String::from_utf8_lossy(&printed).into_owned(), done });
        if failed {
            break;
        }
    }
    all
}

/// Runs a step; what it prints and says goes to `printed`, as it comes.
fn kept(step: Step, printed: &mut Vec<u8>) -> Result<Duration, Failure> {
    let Step { name, mut command, mend } = step;
    let began = Instant::now();
    let start = |error| Failure::Start { name, error, mend };
    let (mut from, to) = io::pipe().map_err(start)?;
    let also = to.try_clone().map_err(start)?;
    let child = command.stdin(Stdio::null()).stdout(to).stderr(also).spawn();
    // The command holds the other end of the pipe, and would keep it open.
    drop(command);
    let mut child = child.map_err(start)?;
    from.read_to_end(printed).map_err(start)?;
    let (status, took) = (child.wait().map_err(start)?, began.elapsed());
    if status.success() { Ok(took) } else { Err(Failure::Exit { name, status, took, mend }) }
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
    fn what_runs_meanwhile_may_fail_and_is_waited_for() {
        let mark = std::env::temp_dir().join(format!("xtask-meanwhile-{}", std::process::id()));
        let later = || shell(&format!("sleep 0.1; echo a; touch '{}'", mark.display()));
        assert!(run_stages(vec![shell("true").with(vec![shell("true"), later()])]).is_ok());
        assert!(mark.exists(), "what runs meanwhile ends before the next stage");
        std::fs::remove_file(&mark).unwrap();
        let failing = shell("true").with(vec![shell("exit 3"), later()]);
        assert!(run_stages(vec![failing]).unwrap_err().to_string().contains("a step failed"));
        assert!(!mark.exists(), "the step after the failure must not run");
        assert!(run_stages(vec![shell("exit 3").with(vec![shell("true")])]).is_err());
        // Where both fail, what everything waited for is the last word.
        let both = run_stages(vec![shell("exit 3").with(vec![shell("exit 4")])]).unwrap_err();
        assert!(both.to_string().contains("exit status: 3"), "{both}");
        let quiet = in_quiet(vec![shell("echo a; echo b >&2; echo c; exit 1"), later()]);
        assert_eq!(quiet.len(), 1, "the step after the failure must not run");
        assert_eq!((quiet[0].printed.as_str(), quiet[0].done.is_err()), ("a\nb\nc\n", true));
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
