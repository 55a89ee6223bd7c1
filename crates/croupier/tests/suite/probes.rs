//! Written rounds of twenty-one, the nines and Pokara, read against the books rule by rule: each
//! block of `probes/*.txt` is a round and what the book makes of it.
//!
//! `@` names the rule; then the game, `set`, `limits`, `bank`, `fees`, `dice` and `rule` as in a
//! file for `settle`, short; `1 base=10.00 : hit, stand` is a seat, `b1 …` somebody behind it,
//! `s1.2` a place and `d` the dealer's. `=` is a line of the settlement, in order; `!` the rule
//! that refuses; `net` what somebody has won or lost in the end.

use serde_json::Value;
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// A block as a file, with what is expected of it.
#[derive(Default)]
struct Probe {
    title: String,
    head: String,
    seats: String,
    spots: String,
    rules: Vec<String>,
    lines: Vec<String>,
    nets: Vec<(String, String)>,
    refused: Option<String>,
}

/// `name=value` pairs of a line as an inline table; a quoted value may hold blanks.
fn pairs(text: &str) -> String {
    let (mut fields, mut rest) = (Vec::new(), text);
    while let Some((name, value)) = rest.split_once('=') {
        let end = match value.strip_prefix('"') {
            Some(quoted) => 2 + quoted.find('"').expect("a closing quote"),
            None => value.find(' ').unwrap_or(value.len()),
        };
        fields.push(format!("\"{}\" = {}", name.trim(), &value[..end]));
        rest = &value[end..];
    }
    format!("{{ {} }}", fields.join(", "))
}

impl Probe {
    fn add(&mut self, line: &str) {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        let rest = rest.trim();
        match word {
            "set" | "limits" => _ = writeln!(self.head, "{word} = {}", pairs(rest)),
            "fees" => _ = writeln!(self.head, "fees = \"{rest}\""),
            "dice" => _ = writeln!(self.head, "throws = [\"{rest}\"]"),
            "rule" => self.rules.push(pairs(rest)),
            "bank" => self.bank(rest),
            "=" => self.lines.push(rest.to_string()),
            "!" => self.refused = Some(rest.to_string()),
            "net" => self.nets.extend(rest.split_once(' ').map(|(a, b)| (a.into(), b.into()))),
            "d" => _ = writeln!(self.spots, "dealer = \"{rest}\""),
            _ if word.contains('/') => _ = writeln!(self.head, "game = \"{word}\""),
            _ if word.starts_with('s') => {
                let _ = writeln!(self.spots, "\"seat{}\" = \"{rest}\"", &word[1..]);
            }
            _ => self.seat(word, rest),
        }
    }

    fn bank(&mut self, rest: &str) {
        let words: Vec<&str> = rest.split_whitespace().collect();
        let action = words.get(3).map_or(String::new(), |seat| format!(", action = {seat}"));
        let bank = format!("seat = {}, wager = \"{}\"{action}", words[0], words[1]);
        let _ = writeln!(self.head, "player_dealer = {{ {bank} }}");
    }

    fn seat(&mut self, word: &str, rest: &str) {
        let who = match word.strip_prefix('b') {
            Some(seat) => format!("behind = {seat}"),
            None => format!("n = {word}"),
        };
        let (bets, acts) = rest.split_once(':').expect("bets and acts");
        let bets: Vec<String> = bets
            .split_whitespace()
            .filter_map(|bet| bet.split_once('='))
            .map(|(wager, amount)| format!("\"{wager}\" = \"{amount}\""))
            .collect();
        let acts = acts.split(',').map(str::trim).filter(|act| !act.is_empty());
        let acts: Vec<String> = acts.map(|act| format!("\"{act}\"")).collect();
        let (bets, acts) = (bets.join(", "), acts.join(", "));
        let _ = writeln!(self.seats, "[[seat]]\n{who}\nbets = {{ {bets} }}\nacts = [{acts}]");
    }

    fn file(&self) -> String {
        let rules = self.rules.join(", ");
        let ruled = if rules.is_empty() { String::new() } else { format!("ruled = [{rules}]\n") };
        format!("{}{ruled}{}[spots]\n{}", self.head, self.seats, self.spots)
    }

    /// What is wrong with what the round comes to; nothing if it is as expected.
    fn wrong(&self) -> Option<String> {
        let file = self.file();
        let found = match (croupier::settle(&file), &self.refused) {
            (Err(error), Some(rule)) => {
                let text = error.to_string();
                return (!text.contains(&format!("({rule}"))).then(|| format!("{text}\n{file}"));
            }
            (Err(error), None) => return Some(format!("refused: {error}\n{file}")),
            (Ok(settled), _) => serde_json::to_value(&settled).expect("one document"),
        };
        let lines: Vec<String> =
            found["lines"].as_array().expect("lines").iter().map(written).collect();
        let nets = self.nets.iter().all(|(who, net)| {
            let of = if who == "bank" { &found["player_dealer"] } else { &found["net"][who] };
            of == net
        });
        let same = self.refused.is_none() && lines == self.lines && nets;
        (!same).then(|| format!("{}\nnet {} {}", lines.join("\n"), found["net"], file))
    }
}

/// A line of a settlement, short.
fn written(line: &Value) -> String {
    let text = |name: &str| line[name].as_str().unwrap_or_default().to_string();
    let behind = line["owner"]["behind"].as_u64().map_or(String::new(), |n| format!("+{n}"));
    let result = text("result");
    let amount = if result == "wins" { text("pays") } else { text("collected") };
    format!("{}{behind} {} {result} {amount} {}", line["seat"], text("wager"), text("rule"))
}

fn probes(text: &str) -> Vec<Probe> {
    let mut all: Vec<Probe> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("@ ") {
            Some(title) => all.push(Probe { title: title.into(), ..Probe::default() }),
            None => all.last_mut().expect("a title first").add(line),
        }
    }
    all
}

#[test]
fn every_round_comes_to_what_the_book_says() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/suite/probes");
    let (mut met, mut wrong) = (0, Vec::new());
    for entry in fs::read_dir(folder).expect("probes") {
        let path = entry.expect("a file").path();
        for probe in probes(&fs::read_to_string(&path).expect("text")) {
            met += 1;
            if let Some(found) = probe.wrong() {
                let name = path.file_stem().map(|name| name.to_string_lossy().into_owned());
                wrong.push(format!("{}: {}\n{found}", name.unwrap_or_default(), probe.title));
            }
        }
    }
    assert!(met >= 318, "{met} rounds: some are gone");
    assert!(wrong.is_empty(), "{} of {met}\n\n{}", wrong.len(), wrong.join("\n"));
}
