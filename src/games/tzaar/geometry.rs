//! Fields, lines and rings of the board.
//!
//! A field has a number below 60: column by column from A1, and from field 1 upwards in each
//! column. In skewed coordinates, with x for the column and y along it, a step adds one to x, to y,
//! or to both, or subtracts it: these are the six directions.

/// The number of fields.
pub(super) const FIELDS: usize = 60;
/// All fields.
pub(super) const BOARD: u64 = (1 << FIELDS) - 1;
/// The number of fields in each column.
pub(super) const COLUMNS: [u8; 9] = [5, 6, 7, 8, 8, 8, 7, 6, 5];
/// The width and height of the skewed board.
pub(super) const LINES: u8 = 9;

/// The index 9 · y + x of each field on the skewed board of 9 × 9 cells.
pub(super) static PLACES: [u8; FIELDS] = PLACE_OF;
const PLACE_OF: [u8; FIELDS] = {
    let mut places = [0; FIELDS];
    let (mut field, mut x) = (0, 0);
    while x < LINES {
        let mut y = 0;
        while y < LINES {
            if is_field(x, y) {
                places[field] = LINES * y + x;
                field += 1;
            }
            y += 1;
        }
        x += 1;
    }
    places
};

/// The field at each index, or [`NONE`].
pub(super) static AT: [u8; 81] = FIELD_AT;
const FIELD_AT: [u8; 81] = {
    let mut at = [NONE; 81];
    let mut field = 0;
    while field < FIELDS {
        #[allow(clippy::cast_possible_truncation)] // There are 60.
        let number = field as u8;
        at[PLACE_OF[field] as usize] = number;
        field += 1;
    }
    at
};

/// Not a field.
pub(super) const NONE: u8 = u8::MAX;

const fn is_field(x: u8, y: u8) -> bool {
    x.abs_diff(y) <= 4 && !(x == 4 && y == 4)
}

/// The number of axes of the board. Each has two directions: the one to later fields has the number
/// of the axis, and the opposite one has this number added.
pub(super) const AXES: usize = 3;

/// The fields from each field in a direction, up to the edge or the hole in the centre: three
/// directions to later fields, then three to earlier ones.
static RAYS: [[u64; 6]; FIELDS] = {
    let mut rays = [[0; 6]; FIELDS];
    let steps = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];
    let mut field = 0;
    while field < FIELDS {
        let mut direction = 0;
        while direction < 6 {
            let (dx, dy): (i8, i8) = steps[direction];
            let mut place = Some((PLACE_OF[field] % LINES, PLACE_OF[field] / LINES));
            while let Some((x, y)) = place {
                place = match (x.checked_add_signed(dx), y.checked_add_signed(dy)) {
                    (Some(x), Some(y)) if x < LINES && y < LINES && is_field(x, y) => {
                        rays[field][direction] |= 1 << FIELD_AT[(LINES * y + x) as usize];
                        Some((x, y))
                    }
                    _ => None,
                };
            }
            direction += 1;
        }
        field += 1;
    }
    rays
};

/// The first of the given stacks in each direction from a field.
#[inline]
pub(super) const fn visible(field: u8, stacks: u64) -> u64 {
    let rays = &RAYS[field as usize % FIELDS];
    lowest(rays[0] & stacks)
        | lowest(rays[1] & stacks)
        | lowest(rays[2] & stacks)
        | highest(rays[3] & stacks)
        | highest(rays[4] & stacks)
        | highest(rays[5] & stacks)
}

/// The first of the given stacks in one direction from a field, if there is one.
#[inline]
pub(super) const fn next(field: u8, direction: usize, stacks: u64) -> u64 {
    let seen = RAYS[field as usize % FIELDS][direction] & stacks;
    if direction < AXES { lowest(seen) } else { highest(seen) }
}

const fn lowest(set: u64) -> u64 {
    set & set.wrapping_neg()
}

/// The empty set has no highest bit: the mask takes care of that.
const fn highest(set: u64) -> u64 {
    (1 << 63 >> (set.leading_zeros() & 63)) & set
}

/// The number of classes of fields, by ring from the centre: the first ring, the sides and corners
/// of the second, of the third, and of the fourth, which is the edge.
pub(super) const CLASSES: usize = 7;

/// The class of each field.
pub(super) static CLASS: [u8; FIELDS] = {
    let mut classes = [0; FIELDS];
    let mut field = 0;
    while field < FIELDS {
        let (x, y) = (PLACE_OF[field] % LINES, PLACE_OF[field] / LINES);
        let (across, along, between) = (x.abs_diff(4), y.abs_diff(4), x.abs_diff(y));
        let mut ring = if across > along { across } else { along };
        if between > ring {
            ring = between;
        }
        let is_corner = across == 0 || along == 0 || between == 0;
        classes[field] = if ring == 1 { 0 } else { 2 * ring - 3 + is_corner as u8 };
        field += 1;
    }
    classes
};
