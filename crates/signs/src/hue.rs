//! Colour is law: each book owns a hue, and everything that hangs under it bears it.

use crate::scene::Colour;

/// The colours of a book.
#[derive(Debug)]
pub struct Hue {
    /// The cloth.
    pub felt: Colour,
    /// Its darker edge.
    pub deep: Colour,
    /// Names and figures on white paper.
    pub accent: Colour,
    /// Cards on white paper.
    pub tint: Colour,
}

/// Lettering on felt.
pub const INK: Colour = Colour(0x00F7_F2E3);
/// Second lettering on felt.
pub const SECOND: Colour = Colour(0x00D9_D8C8);
/// Odds on felt.
pub const GOLD: Colour = Colour(0x00F5_D78F);
/// Player, Banker and Tie on felt.
pub const PLAYER: Colour = Colour(0x00A9_CEFF);
pub const BANKER: Colour = Colour(0x00FF_B8AC);
pub const TIE: Colour = Colour(0x00BF_EBC4);
/// Pockets.
pub const RED: Colour = Colour(0x00B3_202A);
pub const BLACK: Colour = Colour(0x0015_191C);
pub const ZERO: Colour = Colour(0x0012_824A);
/// On white paper.
pub const WHITE: Colour = Colour(0x00FF_FFFF);
pub const TEXT: Colour = Colour(0x0013_201B);
pub const FAINT: Colour = Colour(0x005C_6A63);
pub const HAIR: Colour = Colour(0x00C9_D2CC);

impl Hue {
    /// The hue of a book.
    pub fn of(book: &str) -> &'static Hue {
        match book {
            "co" => &COLORADO,
            "uk" => &BRITAIN,
            "ca" => &CALIFORNIA,
            _ => &SINGAPORE,
        }
    }

    /// Hairlines on felt.
    pub fn line(&self) -> Colour {
        INK.over(self.felt, 45)
    }

    /// An empty mark on felt.
    pub fn mark(&self) -> Colour {
        Colour(0).over(self.felt, 17)
    }

    /// A mark on felt in a colour of its own.
    pub fn tinted(&self, colour: Colour) -> Colour {
        colour.over(self.felt, 55)
    }
}

static COLORADO: Hue = Hue {
    felt: Colour(0x0011_5043),
    deep: Colour(0x000B_3D32),
    accent: Colour(0x000D_5A47),
    tint: Colour(0x00E3_F1EC),
};
static BRITAIN: Hue = Hue {
    felt: Colour(0x001A_467A),
    deep: Colour(0x0010_315A),
    accent: Colour(0x001A_4A85),
    tint: Colour(0x00E5_EDF8),
};
static CALIFORNIA: Hue = Hue {
    felt: Colour(0x006F_233A),
    deep: Colour(0x0050_1527),
    accent: Colour(0x008B_2443),
    tint: Colour(0x00F8_E7EC),
};
static SINGAPORE: Hue = Hue {
    felt: Colour(0x0048_2D76),
    deep: Colour(0x0032_1D56),
    accent: Colour(0x0054_338B),
    tint: Colour(0x00EE_E8F8),
};
