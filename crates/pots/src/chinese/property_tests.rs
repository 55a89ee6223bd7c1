//! temp
use super::testing::*;
use super::*;
#[test]
fn measure() {
    let mut x = 88172645463325252u64;
    let mut rnd = |n: usize| {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        (x % n as u64) as usize
    };
    let rules = rules(Game::Fantasy, "");
    let (mut fouls, mut hands, mut bon, mut fant) = (0, 0, 0, 0);
    for _ in 0..3000 {
        let mut round = Round::open(&rules, &players(&[1000, 1000, 1000]), seat(1)).unwrap();
        loop {
            match round.ask() {
                Ask::Card(_) => {
                    let d = round.deck();
                    round.deal(d[rnd(d.len())]).unwrap()
                }
                Ask::Set(s) => {
                    let r = place(&round.rows(s), round.held(s)).unwrap();
                    round.act(s, &Act::Set(r)).unwrap()
                }
                Ask::Showdown => round.showdown().unwrap(),
                Ask::Over => break,
            }
        }
        let o = round.outcome().unwrap();
        fouls += o.fouled.len();
        hands += 3;
        fant += o.fantasy.len();
        for s in round.seats() {
            if !o.fouled.iter().any(|f| f.0 == s) {
                bon +=
                    face_up::bonus(&round.rows(s)).into_iter().flatten().map(|b| b.0).sum::<i64>();
            }
        }
    }
    panic!(
        "fouls {fouls} of {hands}, bonus per hand*100 {}, fantasy {fant}",
        bon * 100 / hands as i64
    );
}
