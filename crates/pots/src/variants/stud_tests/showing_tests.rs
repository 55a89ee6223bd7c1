//! Cards showing in order, two, three and four of them: the first opens.

/// Lows with the ace high.
pub(in super::super) const DEUCE_TO_SEVEN: [&[&str]; 3] = [
    &["3c 2d", "4c 2h", "Ac Kd", "2s 2h", "As Ah"],
    &["4c 3d 2h", "5c 3h 2d", "Ac Kd Qh", "2c 2d 3h", "Ac Ad Kh", "2c 2d 2h"],
    &[
        "5c 4d 3h 2s",
        "6c 4h 3d 2c",
        "Ac Kd Qh Js",
        "2c 2d 3h 4s",
        "3c 3d 2h 2s",
        "Ac Ad Kh Ks",
        "2c 2d 2h 3s",
        "Ac Ad Ah As",
    ],
];

/// Lows with the ace low.
pub(in super::super) const ACE_TO_FIVE: [&[&str]; 3] = [
    &["2c Ad", "3c Ah", "Kc Qd", "As Ah", "Kh Ks"],
    &["3c 2d Ah", "4c 2h Ad", "Kc Qd Jh", "Ac Ad 2h", "Kc Kd Qh", "Ac Ad Ah"],
    &[
        "4c 3d 2h As",
        "5c 3h 2d Ac",
        "Kc Qd Jh Ts",
        "Ac Ad 2h 3s",
        "2c 2d Ah As",
        "Kc Kd Qh Qs",
        "Ac Ad Ah 2s",
        "Kc Kd Kh Ks",
    ],
];

/// Lows of which aces are the worst pair.
pub(in super::super) const REGULAR: [&[&str]; 3] = [
    &["2c Ad", "3c Ah", "Kc Qd", "2h 2s", "Kc Kd", "Ac Ad"],
    &["3c 2d Ah", "4c 2h Ad", "Kc Qd Jh", "2c 2d Ah", "2h 2s 3c", "Ac Ad Kh", "2c 2d 2h"],
    &[
        "4c 3d 2h As",
        "5c 3h 2d Ac",
        "Kc Qd Jh Ts",
        "2c 2d Ah 3s",
        "Ac Ad Kh Qs",
        "3c 3d 2h 2s",
        "Ac Ad Kh Ks",
        "2c 2d 2h 3s",
        "Ac Ad Ah As",
    ],
];

/// High hands.
pub(in super::super) const HIGH: [&[&str]; 3] = [
    &["Ac Ad", "2c 2d", "Ac Kd", "Ad Qh", "3c 2h"],
    &["2c 2d 2h", "Ac Ad Kh", "2c 2d 3h", "Ac Kd Qh", "4c 3d 2s"],
    &[
        "2c 2d 2h 2s",
        "Ac Ad Ah Ks",
        "2c 2d 2h 3s",
        "Ac Ad Kh Ks",
        "3c 3d 2h 2s",
        "Ac Ad Kh Qs",
        "2c 2d 3h 4s",
        "Ac Kd Qh Js",
        "5c 4d 3h 2s",
    ],
];

/// Badugis with the ace low.
pub(in super::super) const BADUGI: [&[&str]; 3] = [
    &["2c Ad", "3d Ah", "2h 5c", "Kc Qd", "As 3s", "Kh Qh"],
    &["3c 2d Ah", "4c 2h Ad", "Kc Qd Jh", "2c Ad 2d", "Ks Qh Kh", "Ac 2c 3c"],
    &[
        "4c 3d 2h As",
        "5c 3h 2s Ad",
        "Kc Qd Jh Ts",
        "3c 2d Ah Ac",
        "Kc Qd Jh Js",
        "2c Ad 2d Ac",
        "Kc Qd Kd Qc",
        "Ac 2c 3c 4c",
        "Kc Kd Kh Ks",
    ],
];

/// Badugis with the ace high.
pub(in super::super) const BADUGI_ACE_HIGH: [&[&str]; 3] = [
    &["3c 2d", "4c 2h", "Ac Kd", "2s 3s", "As Ks"],
    &["4c 3d 2h", "5c 3h 2d", "Ac Kd Qh", "3c 2d 3d", "As Kh Ah", "2c 3c 4c"],
    &[
        "5c 4d 3h 2s",
        "6c 4h 3s 2d",
        "Ac Kd Qh Js",
        "4c 3d 2h 2c",
        "Ac Kd Qh Qs",
        "3c 2d 3d 2c",
        "Ac Kd Ad Kc",
        "2c 3c 4c 5c",
        "Ac Ad Ah As",
    ],
];
