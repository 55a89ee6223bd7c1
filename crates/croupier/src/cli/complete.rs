//! What a shell may complete a line with: ids of games, wagers and options of the game that is
//! named, rules, books, bots. Verbs and flags are in the script that the shell has.

use super::args::Args;
use super::print;
use crate::failure::Failure;
use crate::pot::bots::Bot;
use catalog::Listing;
use clap::{Args as ClapArgs, CommandFactory};
use clap_complete::Shell;
use law::BOOKS;
use std::path::PathBuf;

/// The most that is offered at once.
const MOST: usize = 400;

/// The longest run of numbers that is offered one by one.
const VALUES_MAX: u32 = 30;

/// Verbs whose first word is a game.
const OF_A_GAME: [&str; 8] =
    ["games", "edge", "play", "simulate", "strategy", "rules", "fees", "equity"];

#[derive(ClapArgs)]
pub(super) struct CompleteArgs {
    /// Print what stands after the last `=` or `:` alone, where bash parts words.
    #[arg(long)]
    pub bash: bool,
    /// The words after the program's name, the last of which is to be completed.
    #[arg(last = true)]
    pub words: Vec<String>,
}

#[derive(ClapArgs)]
pub(super) struct ManArgs {
    /// The verb; without one the whole program's page.
    pub verb: Option<String>,
    /// Write the pages of the program and of every verb into this folder.
    #[arg(long, value_name = "DIR", conflicts_with = "verb")]
    pub out: Option<PathBuf>,
}

/// The script of a shell: what clap knows, and above it what only the catalogue knows.
pub(super) fn script(shell: Shell) -> Vec<u8> {
    let mut text = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "croupier", &mut text);
    text.extend(more(shell).as_bytes());
    text
}

/// Asks the program first, and the script where that knows nothing.
const fn more(shell: Shell) -> &'static str {
    match shell {
        Shell::Bash => {
            r#"
_croupier_known() {
    local known
    known=$(croupier complete --bash -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    if [[ -z "$known" ]]; then _croupier "$@"; return; fi
    mapfile -t COMPREPLY <<< "$known"
    [[ "${COMPREPLY[0]}" == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _croupier_known -o bashdefault -o default croupier
"#
        }
        Shell::Zsh => {
            r#"
_croupier_known() {
    local -a known
    known=(${(f)"$(croupier complete -- "${(@)words[2,CURRENT]}" 2>/dev/null)"})
    if (( $#known )); then compadd -Q -S '' -a known; else _croupier "$@"; fi
}
compdef _croupier_known croupier
"#
        }
        Shell::Fish => {
            "\ncomplete -c croupier -f -a \
             '(croupier complete -- (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'\n"
        }
        _ => "",
    }
}

pub(super) fn run(args: &CompleteArgs) -> Result<(), Failure> {
    let words = rejoined(&args.words);
    let mut found = candidates(&words);
    let last = words.last().map_or("", String::as_str);
    found.retain(|one| one.starts_with(last));
    found.truncate(MOST);
    // bash looks at what stands after a `=` or `:` alone.
    let cut = last.rfind(['=', ':']).filter(|_| args.bash).map_or(0, |at| at + 1);
    let lines: Vec<&str> = found.iter().flat_map(|one| [&one[cut..], "\n"]).collect();
    print(&lines.concat())
}

/// bash parts words at `=` and `:`, which are parts of ours.
fn rejoined(words: &[String]) -> Vec<String> {
    let mut whole: Vec<String> = Vec::new();
    let mut open = false;
    for word in words {
        let sign = matches!(word.as_str(), "=" | ":");
        match whole.last_mut() {
            Some(last) if (open || sign) && !last.starts_with("--") => last.push_str(word),
            _ => whole.push(word.clone()),
        }
        open = sign;
    }
    whole
}

fn candidates(words: &[String]) -> Vec<String> {
    let [verb, before @ .., last] = words else { return Vec::new() };
    let games = catalog::all();
    let named = before.iter().find(|word| word.contains('/'));
    let game = named.and_then(|id| games.iter().find(|game| game.id == id));
    let wagers = |end: &str| -> Vec<String> {
        let all = game.iter().flat_map(|game| &game.wagers);
        all.map(|wager| format!("{}{end}", wager.id)).collect()
    };
    let ids = || -> Vec<String> { games.iter().map(|game| game.id.to_string()).collect() };
    match before.last().map_or("", String::as_str) {
        "--wager" => wagers(""),
        "--meter" => wagers("="),
        "--set" => game.map_or(Vec::new(), |game| options(game, last)),
        "--book" => BOOKS.iter().map(|book| book.id.to_string()).collect(),
        "--bots" => Bot::ALL.map(|bot| bot.name().to_string()).to_vec(),
        "--template" | "--games" => ids(),
        flag if flag.starts_with("--") => Vec::new(),
        _ if last.starts_with('-') || named.is_some() => Vec::new(),
        _ if verb == "rules" && last.contains(':') => {
            let rules = BOOKS.iter().flat_map(|book| book.rules).map(|rule| rule.id);
            let rules = rules.chain(law::reading::RULES.iter().map(|rule| rule.id));
            rules.filter(|id| id.starts_with(last.as_str())).map(String::from).collect()
        }
        _ if OF_A_GAME.contains(&verb.as_str()) => ids(),
        _ => Vec::new(),
    }
}

/// Options by name; once that is there, the values that are named one by one, and the default.
fn options(game: &Listing, typed: &str) -> Vec<String> {
    let Some((name, _)) = typed.split_once('=') else {
        return game.options.iter().map(|option| format!("{}=", option.name)).collect();
    };
    let option = game.options.iter().find(|option| option.name == name);
    let values = option.map_or(Vec::new(), |option| {
        let mut values = vec![option.default.clone()];
        values.extend(named_values(&option.lawful));
        values
    });
    let mut all: Vec<String> = Vec::new();
    for whole in values.iter().map(|value| format!("{name}={value}")) {
        if !all.contains(&whole) {
            all.push(whole);
        }
    }
    all
}

/// The values of `up, down`, of `true or false` and of `6 to 20`; none of what is only bounded.
fn named_values(lawful: &str) -> Vec<String> {
    if let Some((least, most)) = lawful.split_once(" to ")
        && let (Ok(least), Ok(most)) = (least.parse::<u32>(), most.parse::<u32>())
        && most.saturating_sub(least) <= VALUES_MAX
    {
        return (least..=most).map(|value| value.to_string()).collect();
    }
    let parts: Vec<String> = lawful.replace(" or ", ", ").split(", ").map(str::to_owned).collect();
    let word = |part: &String| !part.is_empty() && !part.contains([' ', '`']);
    if parts.iter().all(word) { parts } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn offered(line: &str) -> Vec<String> {
        let words: Vec<String> = line.split(' ').map(String::from).collect();
        let words = rejoined(&words);
        let last = words.last().expect("a word").clone();
        candidates(&words).into_iter().filter(|one| one.starts_with(&last)).collect()
    }

    #[test]
    fn ids_wagers_options_and_their_values_are_known() {
        assert!(offered("edge co/bac").contains(&"co/baccarat".to_string()));
        assert!(offered("edge co/baccarat --wager bank").contains(&"banker".to_string()));
        assert_eq!(offered("edge co/baccarat --set dec"), ["decks="]);
        assert_eq!(offered("edge co/baccarat --set decks = 1").len(), 10, "10 to 19");
        assert_eq!(offered("play uk/roulette --set layout = f"), ["layout=french"]);
        assert_eq!(offered("play uk/roulette --set zero_streets = f"), ["zero_streets=false"]);
        assert!(offered("rules co : 30-2808(3)").contains(&"co:30-2808(3)".to_string()));
        assert_eq!(offered("games --book u"), ["uk"]);
        assert_eq!(offered("play ca/razz --bots t"), ["tight"]);
    }

    #[test]
    fn what_the_script_knows_is_left_to_it() {
        for line in ["ed", "edge co/baccarat --w", "edge co/baccarat ", "settle ro"] {
            assert!(offered(line).is_empty(), "{line}");
        }
    }

    #[test]
    fn what_is_only_bounded_has_no_values() {
        assert!(named_values("at least 35 to 1").is_empty());
        assert!(named_values("`printed`, by the pay table, or at least 20 to 1").is_empty());
        assert_eq!(named_values("true or false"), ["true", "false"]);
    }
}
