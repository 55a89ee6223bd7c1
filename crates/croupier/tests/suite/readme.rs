//! The README shows what the program prints: every `$ croupier …` of its console blocks is run and
//! compared. A line of dots stands for what is left out before it.

use crate::common::run;

const README: &str = include_str!("../../../../README.md");

/// A command and what is shown below it.
struct Shown {
    command: String,
    output: String,
}

/// The commands of a block, each with the lines up to the next prompt.
fn commands(block: &str) -> Vec<Shown> {
    let mut all: Vec<Shown> = Vec::new();
    let joined = block.replace("\\\n", " ");
    for line in joined.lines() {
        match (line.strip_prefix("$ "), all.last_mut()) {
            (Some(command), _) => {
                all.push(Shown { command: command.to_string(), output: String::new() });
            }
            (None, Some(shown)) => {
                shown.output.push_str(line);
                shown.output.push('\n');
            }
            (None, None) => {}
        }
    }
    all
}

/// The words of a command; what stands between single quotes is one.
fn words_of(command: &str) -> Vec<&str> {
    let parts = command.split('\'').enumerate();
    let words = parts.flat_map(|(at, part)| match at % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}

#[test]
fn every_console_block_shows_what_the_program_prints() {
    let blocks = README.split("```console\n").skip(1);
    let mut compared = 0;
    for block in blocks.map(|rest| rest.split("```").next().unwrap_or_default()) {
        let mut file = String::new();
        for Shown { command, output } in commands(block) {
            if command.starts_with("cat ") {
                file = output;
                continue;
            }
            let Some(words) = command.strip_prefix("croupier ") else { continue };
            // The file shown above goes in by standard input.
            let words: Vec<&str> = words_of(words)
                .into_iter()
                .map(|word| match word {
                    "round.toml" | "hand.toml" | "HOUSE.toml" => "-",
                    other => other,
                })
                .collect();
            let found = run(&words, &file);
            // What takes long the first time says so, once.
            let waits = |line: &&str| !line.starts_with("croupier: computing ");
            let err: Vec<&str> = found.err.lines().filter(waits).collect();
            // Its places are told by its name.
            let printed = format!("{}{}", found.out, err.join("\n"));
            let printed = printed.replace("  -:", "  HOUSE.toml:");
            assert!((0..=1).contains(&found.code), "{command}: {printed}");
            let output = output.trim_end();
            match output.strip_prefix("…\n") {
                Some(end) => assert!(printed.trim_end().ends_with(end), "{command}:\n{printed}"),
                None => assert_eq!(printed.trim_end(), output, "{command}"),
            }
            compared += 1;
        }
    }
    assert!(compared >= 4, "only {compared} commands of the README were compared");
}
