//! What a house says of itself: its premises, trials and signatures.

use super::fields::{Fields, Reader};
use crate::Date;
use crate::house::{Premises, Signature, Trial};
use std::ops::Range;
use toml::de::DeTable;

pub(super) fn premises(reader: &Reader<'_>, found: (&DeTable<'_>, Range<usize>)) -> Premises {
    const KEYS: [&str; 8] =
        ["name", "holder", "licence", "licensed", "remote", "bank", "shares", "house_edges"];
    let fields = Fields::new(reader, "premises", found, &KEYS);
    Premises {
        name: fields.needed("name", "the name of the house").unwrap_or_default(),
        holder: fields.text("holder"),
        licence: fields.text("licence"),
        licensed: fields.flag("licensed"),
        remote: fields.flag("remote"),
        bank: fields.word("bank", &["licence-holder", "service-agreement", "others"]),
        shares: fields.words("shares"),
        house_edges: fields.flag("house_edges"),
        places: fields.places(),
    }
}

pub(super) fn trial(reader: &Reader<'_>, found: (&DeTable<'_>, Range<usize>)) -> Option<Trial> {
    const KEYS: [&str; 18] = [
        "id",
        "game",
        "operator",
        "applicant",
        "evidence",
        "open_to_all",
        "as_agreed",
        "from",
        "until",
        "extended",
        "approved",
        "information",
        "house_edge",
        "requested",
        "concern",
        "stops",
        "abandoned",
        "notified",
    ];
    let fields = Fields::new(reader, "trial", found, &KEYS);
    let yes = |key: &str| fields.flag(key).unwrap_or(false);
    let (id, game) = (fields.needed("id", "a name"), fields.needed("game", "what is on trial"));
    let whole = id.is_some() && game.is_some();
    let trial = Trial {
        id: id.unwrap_or_default(),
        game: game.unwrap_or_default(),
        operator: fields.text("operator"),
        applicant: fields.word("applicant", &["operator", "maker", "owner", "supplier"]),
        evidence: fields.flag("evidence"),
        open_to_all: fields.flag("open_to_all"),
        as_agreed: fields.flag("as_agreed"),
        from: fields.date("from"),
        until: fields.date("until"),
        extended: fields.date("extended"),
        approved: fields.flag("approved"),
        information: fields.flag("information"),
        house_edge: fields.text("house_edge"),
        requested: fields.date("requested"),
        concern: yes("concern"),
        stops: fields.date("stops"),
        abandoned: yes("abandoned"),
        notified: fields.flag("notified"),
        place: fields.place(),
        places: fields.places(),
    };
    whole.then_some(trial)
}

pub(super) fn signature(fields: &Fields<'_>) -> Option<Signature> {
    let check = fields.needed("check", "the id of a check that `croupier check` lists");
    let by = fields.needed("by", "who signs");
    if fields.get("on").is_none() {
        fields.needed("on", "the day, like 2026-01-31");
        return None;
    }
    let on: Option<Date> = fields.date("on");
    Some(Signature {
        check: check?,
        table: fields.text("table"),
        by: by?,
        on: on?,
        place: fields.place(),
        places: fields.places(),
    })
}
