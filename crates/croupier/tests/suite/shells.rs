//! What shells and manuals read: completions that know the catalogue, a page for every verb.

use crate::common::run;
use std::path::PathBuf;
use std::process::Command;

/// What bash offers at the end of a line, the program being on its path.
fn bash(words: &[&str]) -> Vec<String> {
    let program = PathBuf::from(env!("CARGO_BIN_EXE_croupier"));
    let folder = program.parent().expect("a folder").to_string_lossy().into_owned();
    let path = std::env::var("PATH").unwrap_or_default();
    let line = "source <(croupier completions bash); COMP_WORDS=(croupier \"$@\"); \
                COMP_CWORD=$#; _croupier_known croupier \"${@: -1}\" \"\"; \
                printf '%s\\n' \"${COMPREPLY[@]}\"";
    let out = Command::new("bash")
        .args(["--norc", "-c", line, "bash"])
        .args(words)
        .env("PATH", format!("{folder}:{path}"))
        .output()
        .expect("bash runs");
    String::from_utf8(out.stdout).expect("text").lines().map(String::from).collect()
}

#[test]
fn bash_completes_ids_wagers_options_values_and_flags() {
    assert!(bash(&["edge", "co/bac"]).contains(&"co/baccarat".to_string()));
    let wagers = bash(&["edge", "co/baccarat", "--wager", "ban"]);
    assert!(wagers.contains(&"banker".to_string()), "{wagers:?}");
    assert_eq!(bash(&["edge", "co/baccarat", "--set", "vigorish_m"]), ["vigorish_mode="]);
    // bash parts words at `=`, and wants the part alone.
    let values = bash(&["edge", "co/baccarat", "--set", "vigorish_mode", "=", "t"]);
    assert_eq!(values, ["tie"]);
    assert!(bash(&["edge", "co/baccarat", "--wag"]).contains(&"--wager".to_string()));
    assert!(bash(&["sim"]).contains(&"simulate".to_string()));
}

#[test]
fn every_verb_has_a_page_in_the_manual() {
    let folder = std::env::temp_dir().join(format!("croupier-man-{}", std::process::id()));
    let found = run(&["man", "--out", &folder.to_string_lossy()], "");
    assert_eq!(found.code, 0, "{}", found.err);
    let help = run(&["--help"], "").out;
    let verbs = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next());
    let mut pages = 0;
    for line in verbs.expect("verbs").lines() {
        let verb = line.strip_prefix("  ").filter(|line| !line.starts_with(' '));
        let Some(verb) = verb.and_then(|line| line.split(' ').next()) else { continue };
        let page = folder.join(format!("croupier-{verb}.1"));
        let text = std::fs::read_to_string(&page).unwrap_or_default();
        assert!(text.contains(".SH SYNOPSIS"), "{}", page.display());
        assert!(run(&["man", verb], "").out.contains(".SH SYNOPSIS"), "{verb}");
        pages += 1;
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert!(pages > 20, "{pages}");
}

#[test]
fn a_shard_that_is_there_twice_is_named_with_its_file() {
    let part = std::env::temp_dir().join(format!("croupier-shard-{}", std::process::id()));
    let args = ["simulate", "uk/roulette", "--rounds", "300", "--shard", "1/3", "--json"];
    std::fs::write(&part, run(&args, "").out).expect("written");
    let name = part.to_string_lossy().into_owned();
    let found = run(&["merge", &name, &name], "");
    let _ = std::fs::remove_file(&part);
    assert_eq!(found.code, 3, "{}", found.err);
    assert!(found.err.contains(&name), "{}", found.err);
    assert!(found.err.contains("shard 1/3 is there twice"), "{}", found.err);
}

#[test]
fn one_rule_names_the_test_that_proves_it() {
    let found = run(&["rules", "co:30-2808(3)"], "");
    assert!(found.out.contains("tests crates/"), "{}", found.out);
    let unwrapped = found.out.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(unwrapped.contains("pays.rs: r2808_3_"), "{}", found.out);
    let json = run(&["rules", "co:30-2808(3)", "--json"], "").out;
    let rules: serde_json::Value = serde_json::from_str(&json).expect("one document");
    assert!(rules[0]["tests"][0].as_str().is_some_and(|test| test.contains("r2808_3_")));
}
