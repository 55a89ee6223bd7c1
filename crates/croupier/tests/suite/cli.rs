//! The contract: verbs, JSON, exit codes, messages.

use crate::common::run;
use serde_json::Value;

fn json(args: &[&str]) -> Value {
    let found = run(args, "");
    assert_eq!(found.code, 0, "{}", found.err);
    serde_json::from_str(&found.out).expect("one JSON document")
}

fn round(lines: &str) -> String {
    format!("game = \"co/baccarat\"\n{lines}")
}

const HAND: &str = "[spots]\nplayer = \"6h Kc\"\nbanker = \"4c 3d\"\n";

#[track_caller]
fn refused(script: &str, code: i32, words: &str) {
    let found = run(&["settle", "-"], script);
    assert_eq!(found.code, code, "{}{}", found.out, found.err);
    assert!(found.out.is_empty(), "nothing else on stdout: {}", found.out);
    assert!(found.err.contains(words), "expected `{words}` in: {}", found.err);
}

#[test]
fn edge_proves_the_eight_deck_figures() {
    let edge = json(&["edge", "co/baccarat", "--json"]);
    let of = |wager: &str| {
        let wagers = edge["wagers"].as_array().expect("wagers");
        wagers.iter().find(|w| w["wager"] == wager).expect(wager).clone()
    };
    assert_eq!(of("player")["edge"]["exact"], "241149546272/19524993263685");
    assert_eq!(of("banker")["edge"]["exact"], "114753351728/10847218479825");
    assert_eq!(of("tie")["edge"]["exact"], "103841353768/723147898655");
    let total: u128 = (411..=416_u128).product();
    assert_eq!(of("banker")["total"], total.to_string());
    let decimal = of("banker")["edge"]["decimal"].as_f64().expect("a number");
    assert!((decimal - 0.010_579_057_9).abs() < 1e-9);
    assert_eq!(edge["posted"]["decks"], 8);
}

/// Three hands: as stated, ended early, and one that ends as `third` says.
fn night(third: &str) -> String {
    let hand = |actions: &str, fields: &str| {
        format!(
            "variant = 'NT'\nantes = [0, 0]\nblinds_or_straddles = [1, 2]\nmin_bet = 2\n\
             starting_stacks = [100, 100.5]\n\
             actions = ['d dh p1 ????', 'd dh p2 ????', {actions}]\n{fields}\n"
        )
    };
    let first = hand("'p2 f'", "finishing_stacks = [101, 99.5]");
    let (second, third) = (hand("'p2 cc'", ""), hand("'p2 f'", third));
    format!("[1]\n{first}\n[2]\n{second}\n[3]\n{third}")
}

#[test]
fn phh_tells_of_every_hand_what_became_of_it() {
    let entries = |text: &str, code: i32| -> Value {
        let found = run(&["phh", "-", "--json"], text);
        assert_eq!(found.code, code, "{}", found.err);
        assert_eq!(found.err.is_empty(), code == 0, "{}", found.err);
        serde_json::from_str(&found.out).expect("one JSON document")
    };
    let sound = entries(&night(""), 0);
    assert_eq!(sound.as_array().map(Vec::len), Some(3));
    assert_eq!((&sound[0]["file"], &sound[0]["hand"]), (&"-".into(), &1.into()));
    assert_eq!(sound[0]["finishing_stacks"], serde_json::json!([101, 99.5]));
    assert_eq!(sound[0]["matches"], true);
    assert_eq!(sound[1]["unfinished"], 4);
    for name in ["finishing_stacks", "matches", "stated", "defect"] {
        assert_eq!(sound[1].get(name), Some(&Value::Null), "{name}");
    }
    assert_eq!(sound[2]["matches"], Value::Null);
    assert_eq!(sound[2]["finishing_stacks"], sound[0]["finishing_stacks"]);
    let other = entries(&night("finishing_stacks = [99, 101.5]"), 1);
    assert_eq!((&other[2]["matches"], &other[2]["defect"]), (&false.into(), &Value::Null));
    assert_eq!(other[2]["stated"], serde_json::json!([99, 101.5]));
    let damaged = entries(&night("small_bet = 'two'"), 3);
    assert_eq!(damaged[0]["matches"], true);
    assert!(damaged[2]["defect"].as_str().expect("a defect").contains("small_bet"));
    // One hand is a list, too.
    let one = night("").split("[2]").next().expect("the first").replace("[1]", "");
    assert_eq!(entries(&one, 0).as_array().map(Vec::len), Some(1));
}

#[test]
fn phh_says_in_words_what_is_stated() {
    let found = run(&["phh", "-", "no-such-file.phh"], &night("finishing_stacks = [99, 101.5]"));
    assert_eq!(found.code, 3, "{}", found.err);
    assert!(found.err.contains("no-such-file.phh is damaged: cannot be read"), "{}", found.err);
    assert!(found.out.contains("ends with 101 99.5; stated is 99 101.5"), "{}", found.out);
    assert!(found.out.contains("the record ends at act 4: p1 is to act"), "{}", found.out);
    let summary = "4 hands: 1 as stated, 1 not as stated, 1 unfinished, 1 damaged";
    assert!(found.out.contains(summary), "{}", found.out);
}

#[test]
fn all_82_colorado_pay_tables_are_listed() {
    let mut tables = std::collections::BTreeSet::new();
    for game in json(&["games", "--book", "co", "--json"]).as_array().expect("games") {
        let id = game["id"].as_str().expect("an id");
        if !id.starts_with("co/eternal-") || id == "co/eternal-baccarat" {
            let edge = json(&["edge", id, "--json"]);
            for wager in edge["wagers"].as_array().expect("wagers") {
                let table = wager["paytable"].as_str().expect("an id").to_string();
                let lost = ["PT-PRG-HP-12", "PT-PRG-HP-13", "PT-PRG-HP-E02"];
                assert_eq!(wager["edge"].is_null(), lost.contains(&table.as_str()), "{table}");
                tables.insert((id.to_string(), table));
            }
        }
    }
    let of = |id: &str| tables.iter().filter(|(game, _)| game == id).count();
    assert_eq!(of("co/5-treasures"), 2);
    assert_eq!(of("co/99-fortunes-progressive"), 10);
    assert_eq!(of("co/dragon-bonus"), 3);
    assert_eq!(of("co/ez-baccarat-progressive"), 3);
    let prefixed = |prefix: &str| tables.iter().filter(|(_, t)| t.starts_with(prefix)).count();
    let counts = ["PT-FLT-MB", "PT-FLT-SE", "PT-FLT-GT", "PT-PRG-HP", "PT-PRG-S7", "PT-PRG-F38"]
        .map(prefixed);
    assert_eq!(counts, [3, 20, 5, 15, 10, 4]);
}

#[test]
fn a_lost_pay_table_needs_its_rows() {
    let table = "paytable.harmony-progressive=PT-PRG-HP-12";
    let id = "co/eternal-harmony-progressive";
    let found = run(&["edge", id, "--set", table], "");
    assert_eq!(found.code, 1);
    assert!(found.err.contains("reading:co-harmony-lost"), "{}", found.err);
    let supplied = ["six-0s=100.00", "tie-same-colour=20.00", "any-tie=2.00"]
        .map(|row| format!("pays.harmony-progressive.{row}"));
    let mut args = vec!["edge", id, "--json", "--set", table];
    for row in &supplied {
        args.extend(["--set", row]);
    }
    assert!(json(&args)["wagers"][0]["edge"]["exact"].is_string());
}

#[test]
fn unknown_names_are_wrong_usage_and_suggest_the_right_one() {
    for (args, words) in [
        (vec!["edge", "co/bacarat"], "did you mean co/baccarat"),
        (vec!["edge", "co/baccarat", "--wager", "bankr"], "did you mean banker"),
        (vec!["edge", "co/baccarat", "--set", "deks=8"], "did you mean decks"),
        (vec!["games", "--book", "xx"], "there are ca, co, sg, uk"),
        (vec!["rules", "co:30-2808(9)"], "did you mean"),
        (vec!["simulate", "co/baccarat", "--rounds", "0"], "number of rounds"),
        (vec!["edge", "ca/baccarat-9", "--strategy", "luck"], "house-way"),
        (vec!["simulate", "ca/baccarat-9", "--rounds", "9", "--strategy", "luck"], "house-way"),
        (vec!["edge", "co/baccarat", "--meter", "player=5"], "no meter"),
        (vec!["rules", "zz", "--coverage"], "there are ca, co, sg, uk"),
    ] {
        let found = run(&args, "");
        assert_eq!(found.code, 2, "{args:?}: {}", found.err);
        assert!(found.err.contains(words), "{args:?}: {}", found.err);
    }
}

#[test]
fn a_breach_lists_everything_at_once() {
    let set = ["vigorish=4", "decks=12", "seats=17", "min=5.00", "max=4.00", "odds.tie.tie=7:1"];
    let mut args = vec!["edge", "co/baccarat"];
    for posted in set {
        args.extend(["--set", posted]);
    }
    let found = run(&args, "");
    assert_eq!(found.code, 1);
    let rules = ["2808(3)", "2806(1)", "2802(13)", "2808(2)"];
    for rule in rules {
        assert!(found.err.contains(&format!("co:30-{rule}")), "{rule} in {}", found.err);
    }
}

#[test]
fn bad_rounds_are_refused_with_the_rule() {
    let one = |bets: &str| round(&format!("seat = [{{ n = 1, bets = {bets} }}]\n{HAND}"));
    let limits = "limits = { min = \"5.00\", max = \"500.00\" }\n";
    let limited =
        |bets: &str| round(&format!("{limits}seat = [{{ n = 1, bets = {bets} }}]\n{HAND}"));
    refused(&limited("{ player = \"4.99\" }"), 1, "co:30-2803(3)(b)");
    refused(&limited("{ player = \"500.01\" }"), 1, "co:30-2803(3)(b)");
    refused(&one("{ lucky = \"5.00\" }"), 1, "co:30-2807(2)");
    refused(&one("{ player = \"0.001\" }"), 3, "amount of money");
    let cards = |player: &str, banker: &str| {
        round(&format!(
            "seat = [{{ n = 1, bets = {{ tie = \"1.00\" }} }}]\n\
             [spots]\nplayer = \"{player}\"\nbanker = \"{banker}\"\n"
        ))
    };
    refused(&cards("6h Kc 2d", "4c 3d"), 1, "co:30-2814(2)");
    refused(&cards("6h Kc", "4c 3d 2h"), 1, "co:30-2814(3)");
    refused(&cards("2h Kc", "4c 3d"), 1, "co:30-2814(2)");
    refused(&cards("9h Kc 2d", "4c 3d"), 1, "co:30-2814(1)");
    refused(&cards("6h Kc", "4c Zz"), 3, "is not a card");
    // Eight copies of a card are in eight decks, one in one deck: Golden Frog allows that.
    let twice = "game = \"co/golden-frog\"\nset = { decks = 1 }\n\
        seat = [{ n = 1, bets = { tie = \"1.00\" } }]\n\
        [spots]\nplayer = \"4h 2c\"\nbanker = \"4h 2d\"\n";
    refused(twice, 1, "co:30-2806(1)");
    refused(&one("{ player = \"1000000000.01\" }"), 3, "at most 1000000000.00");
    let seats = |list: &str| round(&format!("seat = [{list}]\n{HAND}"));
    refused(&seats("{ n = 0, bets = { tie = 1 } }"), 1, "co:30-2803");
    refused(&seats("{ n = 17, bets = { tie = 1 } }"), 1, "co:30-2803");
    let same = "{ n = 1, bets = { tie = 1 } }, { n = 1, bets = { player = 1 } }";
    refused(&seats(same), 3, "is there twice");
}

#[test]
fn damaged_files_say_where() {
    refused("game = ", 3, "line 1");
    refused("gaem = \"co/baccarat\"", 3, "gaem");
    refused("{ \"game\": \"co/baccarat\", ", 3, "line 1");
    refused("", 3, "game");
    refused("game = \"co/nothing\"", 3, "no game");
    let at = round(&format!("ruled = [{{ rule = \"co:30-2816(4)\", at = \"later\" }}]\n{HAND}"));
    refused(&at, 3, "\"later\"");
    assert_eq!(run(&["settle", "no-such-file.toml"], "").code, 3);
}

#[test]
fn json_is_as_good_as_toml() {
    let toml = round(&format!("seat = [{{ n = 1, bets = {{ banker = \"10.00\" }} }}]\n{HAND}"));
    let json = r#"{ "game": "co/baccarat", "seat": [{ "n": 1, "bets": { "banker": "10.00" } }],
        "spots": { "player": "6h Kc", "banker": "4c 3d" } }"#;
    assert_eq!(run(&["settle", "-"], &toml).out, run(&["settle", "-"], json).out);
}

#[test]
fn shards_merge_to_the_whole_run() {
    for id in ["co/ez-baccarat", "uk/dice", "uk/roulette-rage"] {
        merges(id);
    }
}

#[track_caller]
fn merges(id: &str) {
    let name = format!("croupier-shards-{}-{}", id.replace('/', "-"), std::process::id());
    let folder = std::env::temp_dir().join(name);
    std::fs::create_dir_all(&folder).expect("a folder");
    let args = ["simulate", id, "--rounds", "400000", "--seed", "5", "--json"];
    let whole = run(&args, "").out;
    let mut files = Vec::new();
    for part in ["1/3", "2/3", "3/3"] {
        let out = run(&[&args[..], &["--shard", part, "--threads", "1"]].concat(), "").out;
        let path = folder.join(part.replace('/', "-of-"));
        std::fs::write(&path, out).expect("writable");
        files.push(path.to_string_lossy().to_string());
    }
    let args_of = |part: &'static str| [&args[..], &["--shard", part]].concat();
    let mut merge = vec!["merge", "--json"];
    merge.extend(files.iter().map(String::as_str));
    let merged = run(&merge, "").out;
    let parse = |text: &str| serde_json::from_str::<Value>(text).expect("JSON");
    let (whole, merged) = (parse(&whole), parse(&merged));
    for field in ["tally", "wagers", "rounds", "game", "seed"] {
        assert_eq!(whole[field], merged[field], "{field}");
    }
    let twice = run(&["merge", &files[0], &files[0]], "");
    assert_eq!(twice.code, 3, "{}", twice.err);
    let other = folder.join("other");
    std::fs::write(&other, run(&args_of("1/2"), "").out).expect("writable");
    let mixed = run(&["merge", &files[0], &other.to_string_lossy()], "");
    assert_eq!(mixed.code, 3, "{}", mixed.err);
    std::fs::remove_dir_all(folder).expect("removable");
}

#[test]
fn threads_do_not_change_a_run_and_seeds_do() {
    for id in ["ca/baccarat-9", "uk/dice", "uk/roulette-rage"] {
        let tally = |threads: &str, seed: &str| {
            let args =
                ["simulate", id, "--rounds", "200000", "--threads", threads, "--seed", seed];
            json(&[&args[..], &["--json"]].concat())["tally"].clone()
        };
        assert_eq!(tally("1", "1"), tally("4", "1"), "{id}");
        assert_ne!(tally("1", "1"), tally("1", "2"), "{id}");
    }
}

#[test]
fn every_layout_is_sampled_beside_its_exact_edges() {
    for (id, marks) in [
        ("uk/roulette", 161),
        ("uk/roulette-rage", 1),
        ("uk/roulette/split", 60),
        ("uk/roulette/split-2-0", 1),
        ("uk/dice", 62),
        ("uk/sic-bo", 106),
        ("uk/big-six", 7),
    ] {
        let run = json(&["simulate", id, "--rounds", "2000000", "--seed", "7", "--json"]);
        let wagers = run["wagers"].as_array().expect("wagers");
        assert_eq!(wagers.len(), marks, "{id}");
        for wager in wagers {
            let decided = wager["rounds"].as_u64().expect("a number");
            assert!(0 < decided && decided <= 2_000_000, "{id}: {wager}");
            assert_eq!(wager["staked"], format!("{decided}.00"), "{id}");
            let distance = wager["distance"].as_f64().expect("an exact edge is known");
            assert!(distance.abs() < 4.5, "{id}: {wager}");
        }
    }
}

#[test]
fn marks_of_a_large_layout_are_pooled_for_people() {
    let text = run(&["simulate", "uk/roulette", "--rounds", "100000"], "").out;
    assert!(text.contains("100000 spins"), "{text}");
    // All 37 numbers together gain the same whatever is spun: 1/37 is kept.
    let straight = text.lines().find(|line| line.starts_with("straight-up ×37")).expect("pooled");
    assert!(straight.contains("2.7027 %  0.0000 %  2.7027 %"), "{straight}");
    assert!(!text.contains("straight-17"), "{text}");
    let text = run(&["simulate", "uk/dice", "--rounds", "100000"], "").out;
    assert!(text.contains("100000 throws") && text.contains("place-win ×6"), "{text}");
    assert!(text.lines().any(|line| line.starts_with("win-line ")), "{text}");
    let text = run(&["simulate", "uk/big-six", "--rounds", "100000"], "").out;
    assert!(text.contains("100000 spins") && text.lines().any(|l| l.starts_with("A ")), "{text}");
}

#[test]
fn a_wager_never_decided_has_no_edge() {
    // Nobody has made a point on the first throw.
    let run = json(&["simulate", "uk/dice", "--rounds", "1", "--json"]);
    let wager = |id: &str| {
        let mut all = run["wagers"].as_array().expect("wagers").iter();
        all.find(|wager| wager["wager"] == id).expect("on offer").clone()
    };
    assert_eq!(wager("come")["rounds"], 0);
    assert_eq!(wager("come")["edge"], Value::Null);
    assert_eq!(wager("field")["rounds"], 1);
}

#[test]
fn a_tally_with_more_wagers_than_throws_is_damaged() {
    let mut part = json(&["simulate", "uk/dice", "--rounds", "1000", "--json"]);
    part["tally"]["come"][7] = 2000.into();
    let path = std::env::temp_dir().join(format!("croupier-damaged-{}", std::process::id()));
    std::fs::write(&path, part.to_string()).expect("writable");
    let merged = run(&["merge", &path.to_string_lossy()], "");
    assert_eq!(merged.code, 3, "{}", merged.err);
    std::fs::remove_file(path).expect("removable");
}

#[test]
fn every_verb_has_help_with_an_example() {
    for verb in [
        "games",
        "edge",
        "settle",
        "play",
        "simulate",
        "merge",
        "rules",
        "replay",
        "check",
        "house",
        "completions",
        "man",
        "help",
    ] {
        let found = run(&[verb, "--help"], "");
        assert_eq!(found.code, 0);
        assert!(found.out.contains("Example"), "{verb}: {}", found.out);
    }
    assert_eq!(run(&["help", "edge"], "").out, run(&["edge", "--help"], "").out);
    assert_eq!(run(&["help"], "").out, run(&["--help"], "").out);
    assert_eq!(run(&["help", "egde"], "").code, 2);
    assert!(run(&["completions", "bash"], "").out.contains("croupier"));
    assert!(run(&["man"], "").out.contains(".TH croupier"));
}

#[test]
fn every_id_of_the_coverage_tables_is_accepted() {
    for (id, wager) in [
        ("co/baccarat/player", "player"),
        ("co/dragon-bonus/banker", "dragon-bonus-banker"),
        ("co/eternal-golden-talons/player", "golden-talons-player"),
        ("co/eternal-harmony-progressive/progressive", "harmony-progressive"),
        ("co/99-fortunes-progressive/progressive", "99-fortunes-progressive"),
        ("ca/baccarat/bonus", "bonus"),
    ] {
        assert_eq!(json(&["edge", id, "--json"])["wagers"][0]["wager"], wager, "{id}");
    }
    for id in ["co/super-pan-9", "co/baccarat/run"] {
        let found = run(&["edge", id], "");
        assert_eq!(found.code, 1, "{id}");
        assert!(found.err.contains("reading:co-"), "{}", found.err);
    }
    for id in ["ca/general", "ca/fees", "uk/general-rules", "co", "readings"] {
        assert_eq!(run(&["rules", id], "").code, 0, "{id}");
    }
}

#[test]
fn a_part_without_rounds_is_no_failure() {
    let part = json(&["simulate", "co/baccarat", "--rounds", "5", "--shard", "2/8", "--json"]);
    assert_eq!(
        (part["rounds"].as_u64(), part["wagers"].as_array().map(Vec::len)),
        (Some(0), Some(0))
    );
}

#[test]
fn a_pay_table_that_an_option_decides_may_be_named() {
    let named = ["edge", "co/baccarat", "--json", "--wager", "banker", "--set"];
    let by_table = json(&[&named[..], &["paytable.banker=commission-free"]].concat());
    let by_option = json(&[&named[..], &["commission_free=true"]].concat());
    assert_eq!(by_table["wagers"], by_option["wagers"]);
    assert_eq!(by_table["wagers"][0]["edge"]["exact"], "66274384744/6508331087895");
}

#[test]
fn a_seat_that_does_not_exist_has_no_edge() {
    let of = |seat: &str, set: &str| {
        run(&["edge", "co/99-fortunes-progressive", "--json", "--seat", seat, "--set", set], "")
    };
    for seat in ["4", "11"] {
        let found = of(seat, "decks=8");
        assert_eq!((found.code, found.out.as_str()), (1, ""), "{}", found.err);
        assert!(found.err.contains("co:30-2899.02(4)"), "{}", found.err);
    }
    let seven = "paytable.99-fortunes-progressive=P5";
    assert_eq!(of("9", seven).code, 1);
    assert_eq!(of("8", seven).code, 0);
}

#[test]
fn only_the_top_row_is_envied_by_other_bettors() {
    for (table, rows) in [("P5", [500, 50, 25, 5, 1]), ("P6", [500, 50, 25, 5, 1])] {
        let of = |whom: &str| {
            let paytable = format!("paytable.99-fortunes-progressive={table}");
            let recipient = format!("envy_recipient={whom}");
            let id = "co/99-fortunes-progressive";
            let args = ["edge", id, "--json", "--set", &paytable, "--set", &recipient];
            json(&args)["wagers"][0].clone()
        };
        let (others, dealer) = (of("other-bettors"), of("dealer"));
        let envy = |price: &Value| price["meter"]["envy"]["decimal"].as_f64().expect("a figure");
        let often = |row: usize| {
            others["lines"][row]["probability"]["decimal"].as_f64().expect("a figure")
        };
        let top = often(0) * 1000.0 / 5.0;
        let lower: f64 = (1..).zip(rows).map(|(at, row)| often(at) * f64::from(row) / 5.0).sum();
        assert!((envy(&others) - top).abs() < 1e-12, "{table}");
        assert!((envy(&dealer) - top - lower).abs() < 1e-12, "{table}");
    }
}

#[test]
fn money_has_the_sign_of_its_book_and_none_in_json() {
    let round = "game = \"uk/roulette\"\nspins = [\"17\"]\n\
                 limits = { min = \"5.00\", max = \"50.00\" }\n\
                 [[seat]]\nn = 1\nbets = { straight-17 = \"10.00\" }\n";
    let text = run(&["settle", "-"], round);
    assert!(text.out.contains("£10") && text.out.contains("£350"), "{}", text.out);
    assert!(!text.out.contains('$'), "{}", text.out);
    let json = run(&["settle", "-", "--json"], round).out;
    assert!(json.contains("\"350.00\"") && !json.contains('£'), "{json}");
    let low = run(&["settle", "-"], &round.replace("10.00", "1.00"));
    assert!(low.err.contains("£1 is below the minimum £5"), "{}", low.err);
    let meter =
        run(&["edge", "sg/texas-holdem-bonus-progressive", "--wager", "progressive-jackpot"], "");
    assert!(meter.out.contains("with a meter of S$"), "{}{}", meter.out, meter.err);
}

#[test]
fn coverage_adds_up_to_the_book() {
    let json: Value =
        serde_json::from_str(&run(&["rules", "--coverage", "--json"], "").out).expect("JSON");
    let books = json.as_array().expect("books");
    let number = |book: &Value, name: &str| book[name].as_u64().expect("a number");
    for book in books {
        let parts = ["coded", "audited", "manual", "todo"].map(|part| number(book, part));
        assert_eq!(parts.iter().sum::<u64>(), number(book, "rules"), "{book}");
    }
    for book in &law::BOOKS {
        let rules: usize = book.unlisted.iter().map(|section| section.rules).sum();
        let counted = books.iter().find(|one| one["book"] == book.id).expect("a book");
        assert_eq!(number(counted, "rules") as usize, book.rules.len() + rules, "{}", book.id);
        let text = run(&["rules", book.id, "--coverage"], "").out;
        for section in book.unlisted {
            assert!(text.contains(&format!("to do: {} {},", book.id, section.n)), "{text}");
        }
    }
}
