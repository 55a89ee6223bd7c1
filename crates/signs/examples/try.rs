//! try
use audit::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let out = &a[1];
    for spec in &a[2..] {
        let (game, set) = spec.split_once('?').unwrap_or((spec, ""));
        let book = &game[..2];
        let mut posted = law::Posted::new();
        for kv in set.split('&').filter(|s| !s.is_empty()) {
            let (k, v) = kv.split_once('=').unwrap();
            posted.insert(k.into(), v.into());
        }
        let house = read("h", &One(format!("book=\"{book}\"\n[premises]\nname=\"The Lyceum\"\n[[table]]\nid=\"t1\"\nname=\"Table 7\"\ngame=\"{game}\"\n[table.set]\n{}", posted.iter().map(|(k,v)| format!("\"{k}\" = \"{v}\"\n")).collect::<String>()))).map_err(|d| d.iter().map(|d| d.to_string()).collect::<Vec<_>>()).unwrap();
        let mut r = resolve(&house, &house.tables[0]).unwrap();
        for q in r.required.iter_mut().filter(|q| q.kind == Kind::HouseEdge) {
            q.states = Some("2.34".into());
        }
        for paper in signs::Paper::ALL {
            let d = signs::Document::draw(&r, &house.premises, paper).unwrap();
            let stem = format!("{out}/{}-{}", game.replace('/', "-"), paper.name());
            std::fs::write(format!("{stem}.pdf"), d.pdf()).unwrap();
            for (n, s) in d.svg().iter().enumerate() {
                std::fs::write(format!("{stem}-{}.svg", n + 1), s).unwrap();
            }
        }
    }
}
struct One(String);
impl Files for One {
    fn read(&self, _: &str) -> Result<String, String> {
        Ok(self.0.clone())
    }
}
