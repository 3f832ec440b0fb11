//! Pieces.

use super::svg::{Content, Length, Point, SQUARE, UNIT};

/// The colour of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// White.
    Light,
    /// Black.
    Dark,
}

impl Shade {
    /// The colour of the piece.
    const fn fill(self) -> &'static str {
        match self {
            Self::Light => "#fff",
            Self::Dark => "#000",
        }
    }

    /// The colour of what is drawn on it.
    const fn ink(self) -> &'static str {
        match self {
            Self::Light => "#000",
            Self::Dark => "#fff",
        }
    }
}

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A disc.
    Man(Shade),
    /// A disc with a crown.
    King(Shade),
    /// A stack of discs, of which the uppermost has none, one or two rings; its height is told if it is above 1.
    Stack {
        /// Its colour.
        shade: Shade,
        /// The number of rings.
        rings: u8,
        /// The number of discs.
        height: u8,
    },
    /// A rounded square with a letter.
    Letter(Shade, char),
    /// A square that is there no more.
    Used,
    /// A tile that fills its square, with a number.
    Tile(u8),
    /// A square without a tile.
    Blank,
}

/// The outline of a crown in units, from its middle.
const CROWN: &str = "m-2.4 1.8-.4-3.4 1.8 1.6 1-2.4 1 2.4 1.8-1.6-.4 3.4z";
/// The radius of a disc.
const DISC: Length = 370;
const STACK: Length = 390;
/// The radii of rings, from the outside.
const RINGS: [Length; 2] = [310, 230];

impl Piece {
    /// Draws it around a point.
    pub(super) fn draw(self, content: &mut Content, middle: Point) {
        let corner = |inset: Length| middle.map(|length| length - SQUARE / 2 + inset);
        let extent = |inset: Length| [SQUARE - 2 * inset; 2];
        let outlined = |shade: Shade| format!("fill=\"{}\" stroke=\"#000\" stroke-width=\".4\"", shade.fill());
        let bold = |shade: Shade| format!("font-weight=\"700\" fill=\"{}\"", shade.ink());
        match self {
            Self::Man(shade) => content.circle(&outlined(shade), middle, DISC),
            Self::King(shade) => {
                content.circle(&outlined(shade), middle, DISC);
                let crown = super::svg::to('M', middle) + CROWN;
                content.path(&format!("fill=\"{}\"", shade.ink()), &crown);
            }
            Self::Stack { shade, rings, height } => {
                content.circle(&outlined(shade), middle, STACK);
                for radius in RINGS.into_iter().take(rings.into()) {
                    let look = format!("fill=\"none\" stroke=\"{}\" stroke-width=\".5\"", shade.ink());
                    content.circle(&look, middle, radius);
                }
                if height > 1 {
                    let size = if rings == 2 { 380 } else { 500 };
                    content.text(&bold(shade), middle, size, &height.to_string());
                }
            }
            Self::Letter(shade, letter) => {
                content.rectangle(&outlined(shade), corner(140), extent(140), 280);
                content.text(&bold(shade), middle, 5 * UNIT, &letter.to_string());
            }
            Self::Used => content.rectangle("fill=\"#c4c4c4\"", corner(50), extent(50), UNIT),
            Self::Tile(number) => {
                let look = "fill=\"#fff\" stroke=\"#000\" stroke-width=\".35\"";
                content.rectangle(look, corner(0), extent(0), 0);
                let size = if number > 9 { 540 } else { 640 };
                content.text(&bold(Shade::Light), middle, size, &number.to_string());
            }
            Self::Blank => content.path("fill=\"none\" stroke=\"#999\" stroke-width=\".15\"", &hatch(corner(0))),
        }
    }
}

/// Rising lines across a square.
fn hatch([x, y]: Point) -> String {
    const APART: Length = 250;
    let line = |at: Length| {
        let (low, high) = ((at - SQUARE).max(0), at.min(SQUARE));
        super::svg::to('M', [x + low, y + high]) + &super::svg::to('L', [x + high, y + low])
    };
    (1..2 * SQUARE / APART).map(|at| line(at * APART)).collect()
}
