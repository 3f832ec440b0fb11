//! Days of the calendar.

use std::{fmt, str::FromStr};

use crate::rng::Seed;

/// A day of the calendar from the year 1 to 9999, written as in `2026-11-24`.
///
/// ```
/// use plyground::problems::Day;
/// let day: Day = "2026-02-28".parse()?;
/// assert_eq!((day.after(1).to_string().as_str(), day.weekday()), ("2026-03-01", 5));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// The number of days since the first of January 1970.
    number: i32,
}

impl Day {
    /// The day that is so many days after the first of January 1970.
    #[must_use]
    pub const fn since_1970(days: i32) -> Self {
        Self { number: days }
    }

    /// The day so many days later.
    #[must_use]
    pub const fn after(self, days: i32) -> Self {
        Self { number: self.number + days }
    }

    /// The day of the week, from Monday, 0, to Sunday, 6.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // The first of January 1970 was a Thursday.
        u8::try_from((self.number + 3).rem_euclid(7)).expect("a week has seven days")
    }

    /// The seed of a game on this day.
    pub fn seed(self, game: impl fmt::Display) -> Seed {
        let Ok(seed) = format!("plyground {game} {self}").parse();
        seed
    }

    /// Year, month and day of the month. Years are counted from March, so that leap days come last, in eras of 400.
    fn civil(self) -> (i32, i32, i32) {
        let days = self.number + 719_468;
        let (era, of_era) = (days.div_euclid(146_097), days.rem_euclid(146_097));
        let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year + year / 4 - year / 100);
        let from_march = (5 * of_year + 2) / 153;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        (year + era * 400 + i32::from(month <= 2), month, of_year - (153 * from_march + 2) / 5 + 1)
    }

    /// The inverse; days that the month does not have are those of the next month.
    const fn of(year: i32, month: i32, day: i32) -> Self {
        let year = if month <= 2 { year - 1 } else { year };
        let (era, of_era) = (year.div_euclid(400), year.rem_euclid(400));
        let of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
        Self { number: era * 146_097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719_468 }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.civil();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl FromStr for Day {
    type Err = String;

    /// Reads a day.
    ///
    /// # Errors
    ///
    /// A sentence that says what was expected.
    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split('-').map(|part| part.parse().unwrap_or(0));
        let [year, month, day] = [(); 3].map(|()| parts.next().unwrap_or(0));
        let read = Self::of(year, month.clamp(1, 12), day);
        // Other notations, and days that the calendar does not have, differ from the text of the day that was read.
        if year > 0 && year <= 9_999 && read.to_string() == text {
            Ok(read)
        } else {
            Err("expected a day as in 2026-11-24".to_owned())
        }
    }
}
