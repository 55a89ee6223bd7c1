//! Runs the binary as people and programs do.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What a run printed, and its exit code.
pub struct Run {
    pub out: String,
    pub err: String,
    pub code: i32,
}

/// Runs `croupier` with arguments and standard input.
pub fn run(args: &[&str], input: &str) -> Run {
    let mut child = Command::new(env!("CARGO_BIN_EXE_croupier"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A verb that reads nothing may be gone before its input is written.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    Run {
        out: String::from_utf8_lossy(&stdout).into_owned(),
        err: String::from_utf8(stderr).expect("text"),
        code: status.code().expect("no signal"),
    }
}
