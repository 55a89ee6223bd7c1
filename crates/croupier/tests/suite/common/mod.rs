//! Runs the binary as people and programs do.

use serde_json::Value;
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

/// What a run that is done prints.
#[track_caller]
pub fn text(args: &[&str]) -> String {
    let found = run(args, "");
    assert_eq!(found.code, 0, "{args:?}: {}", found.err);
    found.out
}

/// The same as a document.
#[track_caller]
pub fn json(args: &[&str]) -> Value {
    serde_json::from_str(&text(&[args, &["--json"]].concat())).expect("one document")
}

/// An exact number, as a decimal.
pub fn decimal(value: &Value) -> f64 {
    value["decimal"].as_f64().expect("a figure")
}
