//! A house's edges: [`price`](crate::price()) for [`audit`], every distinct table once, and kept
//! on disk as long as the program is the same.
//!
//! ```
//! use audit::Pricing as _;
//! use croupier::house::Edges;
//!
//! let edges = Edges::default();
//! let posted = croupier::posted([("odds.tie.equal-merit", "9:1")]);
//! let tie = edges.edges("uk/punto-banco", &posted, &[]).unwrap();
//! let tie = tie.iter().find(|edge| edge.wager == "tie").unwrap();
//! assert_eq!(audit::percent::of(&tie.edge), "4.84");
//! ```

use crate::price::{self, Prices, Request, Scope};
use crate::solving::{Folder, Recall, Work};
use audit::{Edge, Files, Pricing, WITHOUT};
use law::Posted;
use money::Cents;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io::Read as _;
use std::path::PathBuf;

/// Prices the tables of a house.
#[derive(Default)]
pub struct Edges<'a> {
    /// How long work is done.
    pub work: Work<'a>,
    /// Where edges are kept; nowhere if there is none.
    pub folder: Option<Folder>,
    known: RefCell<BTreeMap<String, Result<Vec<Edge>, String>>>,
}

impl<'a> Edges<'a> {
    /// Edges that are kept in a folder.
    #[must_use]
    pub fn kept(work: Work<'a>, folder: Option<Folder>) -> Edges<'a> {
        Edges { work, folder, known: RefCell::default() }
    }
}

impl Pricing for Edges<'_> {
    fn edges(
        &self,
        game: &str,
        posted: &Posted,
        meters: &[(String, Cents)],
    ) -> Result<Vec<Edge>, String> {
        let mut posted = posted.clone();
        posted.retain(|name, _| !WITHOUT.contains(&name.as_str()));
        let key = format!("edges of {game} {posted:?} {meters:?}");
        if let Some(known) = self.known.borrow().get(&key) {
            return known.clone();
        }
        let found = self.read(game, &key).map(Ok);
        let edges = found.unwrap_or_else(|| {
            let meters = meters.to_vec();
            let request = Request { posted, meters, ..Request::default() };
            let prices = price::scoped(game, &request, self.work, Scope::Table);
            let edges = prices.map(|prices| listed(&prices)).map_err(|error| error.to_string());
            if let Ok(edges) = &edges {
                self.write(game, &key, edges);
            }
            edges
        });
        self.known.borrow_mut().insert(key, edges.clone());
        edges
    }
}

/// The edges of everything priced, and that of the game where its wagers are priced together.
fn listed(prices: &Prices) -> Vec<Edge> {
    let mut edges = Vec::new();
    let of_game = |edge: odds::Exact, basis: &str, strategy: &str| Edge {
        wager: String::new(),
        group: String::new(),
        paytable: String::new(),
        edge,
        basis: basis.into(),
        strategy: strategy.into(),
    };
    let together = prices.reports().find(|report| price::together(report));
    if let Some(played) = prices.played.iter().find(|played| played.strategy == "best") {
        edges.push(of_game(played.edge.clone(), played.wager, played.strategy));
    } else if let Some(whole) = &prices.whole {
        let strategy = together.map_or("best", |report| report.strategy.as_str());
        edges.push(of_game(whole.edge.clone(), whole.wagers[0], strategy));
    } else if let Some(report) = together {
        edges.push(of_game(report.edge.clone(), report.basis, &report.strategy));
    }
    for priced in &prices.wagers {
        let Ok(report) = &priced.report else { continue };
        edges.push(Edge {
            wager: priced.wager.into(),
            group: priced.group.into(),
            paytable: priced.paytable.into(),
            edge: report.edge.clone(),
            basis: report.basis.into(),
            strategy: report.strategy.clone(),
        });
    }
    edges
}

impl Edges<'_> {
    fn file(&self, game: &str, key: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.named(&format!("{game}-edges"), key))
    }

    fn read(&self, game: &str, key: &str) -> Option<Vec<Edge>> {
        let folder = self.folder.as_ref().filter(|folder| folder.recall == Recall::Kept);
        let file = folder.and_then(|_| self.file(game, key))?;
        let rows: Vec<[String; 6]> =
            serde_json::from_str(&std::fs::read_to_string(file).ok()?).ok()?;
        let row = |[wager, group, paytable, edge, basis, strategy]: [String; 6]| {
            Some(Edge { edge: edge.parse().ok()?, wager, group, paytable, basis, strategy })
        };
        rows.into_iter().map(row).collect()
    }

    fn write(&self, game: &str, key: &str, edges: &[Edge]) {
        let Some(file) = self.file(game, key) else { return };
        let row = |edge: &Edge| {
            let Edge { wager, group, paytable, basis, strategy, .. } = edge.clone();
            [wager, group, paytable, edge.edge.to_string(), basis, strategy]
        };
        let rows: Vec<[String; 6]> = edges.iter().map(row).collect();
        if let (Some(folder), Ok(text)) = (&self.folder, serde_json::to_string(&rows)) {
            folder.write(&file, &text);
        }
    }
}

/// The files of a house on disk.
pub struct Disk;

impl Files for Disk {
    fn read(&self, path: &str) -> Result<Vec<u8>, String> {
        let read = if path == "-" {
            let mut bytes = Vec::new();
            std::io::stdin().read_to_end(&mut bytes).map(|_| bytes)
        } else {
            std::fs::read(path)
        };
        read.map_err(|error| format!("`{path}` cannot be read: {error}"))
    }
}

/// Today, by the clock of this machine.
#[must_use]
pub fn today() -> audit::Date {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let days = now.map_or(0, |since| since.as_secs() / 86_400);
    audit::Date::after_1970(days as u32)
}
