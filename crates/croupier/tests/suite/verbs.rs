//! Exit codes of every verb, case by case: 0 done, 1 refused by a rule or not as stated, 2 usage,
//! 3 damaged input.

use crate::common::run;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Verb by verb: what is typed after it, and the code. `{T}` is a folder with the files below,
/// `{H}` the folder of houses.
const CASES: &str = "
games co/baccarat = 0
games --book zz = 2
games zz = 2
fees ca/razz = 0
fees zz = 2
edge uk/roulette --wager red = 0
edge co/baccarat --set decks=5 = 1
edge co/baccarat --wager zz = 2
edge zz = 2
edge ca/razz = 2
settle {T}/round.toml = 0
settle {T}/unlawful.toml = 1
settle --template zz = 2
settle {T}/round.toml --junit {T}/none/x = 2
settle {T}/rounds --junit {T}/none/x = 2
settle {T}/rounds = 1
settle {T}/damaged = 3
settle {T}/none = 3
play co/baccarat --plain --seed 1 = 0
play co/baccarat --plain --set decks=5 = 1
play co/baccarat --plain --bankroll 0 = 2
play zz --plain = 2
play co/baccarat --plain --journal {T}/round.toml = 2
play --plain --resume {T}/none = 3
simulate uk/roulette --rounds 10 = 0
simulate co/baccarat --rounds 10 --set decks=5 = 1
simulate co/baccarat --rounds 0 = 2
simulate co/baccarat --rounds 10 --shard 3/2 = 2
simulate ca/razz --rounds 1 --strategy zz = 2
strategy uk/three-card-poker --set ante_bonus=zz = 2
strategy uk/blackjack --hand Th6c --dealer 9d --set decks=99 = 1
strategy co/baccarat = 2
merge {T}/damaged = 3
merge {T}/none = 3
merge = 2
rules co:30-2808 = 0
rules zz = 2
rules --coverage zz = 2
replay {T}/damaged = 3
replay {T}/none = 3
replay = 2
phh {T}/stated.phh = 0
phh {T}/otherwise.phh = 1
phh {T}/stated.phh --write {T}/none/x = 2
phh {T}/damaged = 3
equity ca/texas-holdem --hands AhAd KsKc --board 2c3c4d5h9s = 0
equity ca/texas-holdem --hands AhAd KsKc --set small=0.001 = 1
equity ca/texas-holdem --hands AhAd AhKc = 2
equity co/baccarat --hands AhAd KsKc = 2
check {H}/co.toml = 0
check {H}/co-broken.toml = 1
check = 2
check {T}/damaged = 3
sign {H}/co-broken.toml --out {T}/signs = 1
sign {H}/co.toml = 2
sign {T}/none --out {T}/signs = 3
house new --book uk = 0
house new --book zz = 2
house new --book uk {T}/round.toml = 2
house show {T}/none = 3
house diff {T}/damaged {T}/none = 3
serve --listen zz = 2
serve --listen 203.0.113.9:9 --data {T}/floor = 2
serve --data {T}/round.toml = 2
serve --data {T}/broken --listen 127.0.0.1:0 = 3
bots --floor zz = 2
bots --floor http://127.0.0.1:1 --seconds 1 = 2
bots --bots zz = 2
audit {T}/none = 3
audit {T}/broken = 3
audit = 2
verify {T}/bound.json = 0
verify {T}/unbound.json = 1
verify {T}/secret.json = 1
verify {T}/damaged = 3
verify 3-17 --data {T}/none = 3
verify = 2
rng raw --bytes 8 = 0
rng raw --below 0 = 2
rng test --samples 1 = 2
completions bash = 0
completions zz = 2
man = 0
man zz = 2
help edge = 0
help zz = 2
zz = 2
";

const ROUND: &str = "game = \"co/baccarat\"\n[[seat]]\nn = 1\nbets = { banker = \"10.00\" }\n\
    [spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";

const HAND: &str = "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
    starting_stacks = [9, 9]\nactions = ['d dh p1 ????', 'd dh p2 ????', 'p2 f']\n";

/// The files that the cases speak of.
fn written(folder: &Path) {
    let bound = |salt: &str| {
        let commitment = ::floor::core::chance::commitment("00", "Ah Kc");
        format!("{{\"commitment\":\"{commitment}\",\"salt\":\"{salt}\",\"order\":\"Ah Kc\"}}")
    };
    let files = [
        ("round.toml", ROUND.to_string()),
        ("unlawful.toml", ROUND.replace("6h Kc", "6h Kc 2d")),
        ("rounds/one.toml", ROUND.to_string()),
        ("rounds/other.round", format!("{ROUND}---\nsomething else\n")),
        ("damaged", "{".to_string()),
        ("stated.phh", format!("{HAND}finishing_stacks = [10, 8]\n")),
        ("otherwise.phh", format!("{HAND}finishing_stacks = [8, 10]\n")),
        ("bound.json", bound("00")),
        ("unbound.json", bound("01")),
        ("secret.json", "{\"commitment\":\"00\"}".to_string()),
        ("broken/floor.sqlite", "no database at all".repeat(9)),
    ];
    for (name, text) in files {
        let path = folder.join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("made");
        std::fs::write(path, text).expect("written");
    }
}

#[test]
fn every_verb_keeps_to_the_table_of_exit_codes() {
    let folder = std::env::temp_dir().join(format!("croupier-verbs-{}", std::process::id()));
    written(&folder);
    let houses = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../houses");
    let mut wrong = Vec::new();
    let mut tried = BTreeSet::new();
    for case in CASES.lines().filter(|line| !line.is_empty()) {
        let (typed, code) = case.rsplit_once(" = ").expect("a case and its code");
        tried.insert(typed.split(' ').next().expect("a verb").to_string());
        let whole = |word: &str| {
            let folder = folder.to_string_lossy();
            word.replace("{T}", &folder).replace("{H}", &houses.to_string_lossy())
        };
        let args: Vec<String> = typed.split(' ').map(whole).collect();
        let found = run(&args.iter().map(String::as_str).collect::<Vec<_>>(), "");
        let said = found.code == 0 || !found.err.trim().is_empty();
        if found.code.to_string() != code || !said {
            wrong.push(format!("{case}, not {}: {}", found.code, found.err));
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let help = run(&["--help"], "").out;
    let verbs = help.split("Commands:\n").nth(1).and_then(|rest| rest.split("\n\n").next());
    for line in verbs.expect("verbs").lines() {
        // Verbs stand two blanks in, what follows of their description farther.
        let verb = line.strip_prefix("  ").filter(|line| !line.starts_with(' '));
        let verb = verb.and_then(|line| line.split(' ').next());
        assert!(verb.is_none_or(|verb| tried.contains(verb)), "no case of {verb:?}");
    }
    for (exit, means) in croupier::Exit::TABLE {
        assert!(help.contains(&format!("  {}  {means}", exit as u8)), "{help}");
    }
}
