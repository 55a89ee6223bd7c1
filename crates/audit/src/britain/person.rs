//! What only a person on the spot can tell, to be signed.

use crate::check::Audit;
use crate::checks;
use crate::common::section;
use crate::resolved::Standing;
use law::Cite;

/// Checks by the sections they are for. The rule is that of the first section that has a table.
const BY_SECTION: [(&str, &[u8]); 9] = [
    ("GB-SEC", &[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]),
    ("GB-ORAL", &[3, 6, 8, 9, 10]),
    ("GB-POS", &[3, 9, 10]),
    ("GB-ONE", &[5, 7, 11, 12, 13]),
    ("GB-3.5", &[3]),
    ("GB-3.7", &[3]),
    ("GB-4.4", &[4, 6]),
    ("GB-9.8", &[9]),
    ("GB-10.2", &[10]),
];

pub(super) fn check(audit: &mut Audit<'_>, stands: &[Standing<'_>]) {
    for (id, sections) in BY_SECTION {
        let mut tables: Vec<(u8, &str)> = Vec::new();
        for stand in stands {
            let Ok(game) = &stand.game else { continue };
            // A wheel of numbers that is written down has been compared already, order and all; of
            // a wheel of symbols only their numbers have.
            let compared = id == "GB-3.5" && !stand.written.wheel.is_empty();
            if game.id().starts_with("uk/") && sections.contains(&section(game)) && !compared {
                tables.push((section(game), &stand.written.id));
            }
        }
        if let Some((first, _)) = tables.first() {
            let rule = of_section(id, *first);
            let ids: Vec<&str> = tables.iter().map(|(_, id)| *id).collect();
            sign(audit, id, rule, &ids);
        }
    }
    let at = |wanted: &dyn Fn(&Standing<'_>) -> bool| -> Vec<&str> {
        let tables = stands.iter().filter(|stand| wanted(stand));
        tables.map(|stand| stand.written.id.as_str()).collect()
    };
    let automated = at(&|stand| stand.written.automated);
    let owned = at(&|stand| stand.written.game == "uk/three-card-poker");
    let capped = at(&|stand| {
        let resolved = stand.resolved.as_ref();
        let cap = resolved.and_then(|table| table.value("royal_cap"));
        cap.is_some_and(|cap| cap != "printed")
    });
    let meters: Vec<&str> =
        audit.house.progressives.iter().map(|meter| meter.id.as_str()).collect();
    for (id, of) in [
        ("GB-2.6", automated),
        ("GB-2.7a", meters.clone()),
        ("GB-2.7d", meters.clone()),
        ("GB-2.7e", meters.clone()),
        ("GB-2.7f", meters),
        ("GB-5.1", owned),
        ("GB-12.27", capped),
    ] {
        sign(audit, id, leading(id), &of);
    }
}

fn sign(audit: &mut Audit<'_>, id: &str, rule: Cite, tables: &[&str]) {
    let what = match id {
        "GB-12.27" => "every player whose wagers the cap may touch is told before the game",
        "GB-5.1" => "the owner has approved the layout, or the notice of odds in its place",
        "GB-2.6" => "automated equipment meets the technical requirements of 1 June 2007",
        "GB-2.7f" => "the meter's funds are kept safe",
        "GB-10.2" => "the wheel has 52 equal segments, and the symbols lie in the printed order",
        _ => checks::find(id).map_or("", |check| check.text),
    };
    audit.confirm(id, rule, what, tables);
}

/// The leading rule of a check.
fn leading(id: &str) -> Cite {
    // invariant: only checks of the list are signed for
    checks::find(id).unwrap_or_else(|| unreachable!("no check {id}")).rules[0]
}

/// The rule of a check in a section.
fn of_section(id: &str, section: u8) -> Cite {
    let prefix = format!("uk:{section}.");
    let check = checks::find(id);
    let own = check.and_then(|check| check.rules.iter().find(|rule| rule.id.starts_with(&prefix)));
    own.copied().unwrap_or_else(|| leading(id))
}
