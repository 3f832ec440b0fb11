//! `games`: lists, filters, replays, reviews, checks and converts the games of files.

use std::{
    fmt::Write as _,
    fs,
    io::{self, BufWriter, Read, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{Args, ValueEnum};
use plyground::{
    api::{ApiError, GameName, REVIEW_NODES, RecordText, open, review},
    records::{Comment, PdnResult, Record, Unreadable, decode, read_as},
    review::ReviewedMove,
};
use serde::Serialize;

use crate::{
    files::file_error,
    in_order::{cores, in_order},
    progress::Progress,
    review::reviewed,
    spaced,
    terminal::{say, visible},
};

#[derive(Args)]
pub struct Options {
    /// Files with games: PDN, records as the pages copy them, SGF of Lines of Action and Tzaar, positions of WALTZ; `-`
    /// for standard input.
    #[arg(required = true)]
    files: Vec<PathBuf>,
    /// Read moves that do not name their game, as in PDN, as a game of these rules, as giveaway or loa. In games of
    /// draughts, it replaces the Variant.
    #[arg(long = "as", value_name = "GAME")]
    read_as: Option<GameName>,
    /// Only the game with this number in its file, from 1.
    #[arg(long)]
    number: Option<u32>,
    /// Only games by these rules, as in giveaway or loa.
    #[arg(long)]
    game: Option<GameName>,
    /// Only games of a player whose name contains this text.
    #[arg(long)]
    player: Option<String>,
    /// Only games of an event whose name contains this text.
    #[arg(long)]
    event: Option<String>,
    /// Only games with a date that contains this text, as in 1946.
    #[arg(long)]
    date: Option<String>,
    /// Only games with this result.
    #[arg(long)]
    result: Option<Ended>,
    /// Only games that reach this position.
    #[arg(long, allow_hyphen_values = true)]
    reached: Option<String>,
    /// Show the positions of each game.
    #[arg(long, conflicts_with_all = ["check", "to"])]
    replay: bool,
    /// Review each game: what its moves cost, and where it turned. Its moves are compared with the best ones of a search
    /// that values all moves of a position. With --to, the converted games have it as comments.
    #[arg(long, conflicts_with = "check")]
    review: bool,
    /// The maximum number of nodes of each search of a review; perfect engines have limits of their own.
    #[arg(long, requires = "review", default_value_t = REVIEW_NODES)]
    nodes: u64,
    /// The number of threads that review games; by default one for each core.
    #[arg(long, requires = "review", value_parser = clap::value_parser!(u64).range(1..))]
    jobs: Option<u64>,
    /// Show only errors and remarks; if there are errors, end with status 1.
    #[arg(long, conflicts_with = "to")]
    check: bool,
    /// Convert the games without errors. Errors in the others go to standard error, or with json into their lines, and the
    /// command then ends with status 1.
    #[arg(long)]
    to: Option<Format>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Ended {
    /// The player who moves first has won.
    First,
    /// The other player has won.
    Second,
    /// A draw.
    Draw,
    /// Neither has won: unfinished, unknown, or lost by both.
    Open,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// Games of draughts in PDN.
    Pdn,
    /// Records as the pages copy them, with the players, the date and the result.
    Text,
    /// Games of Lines of Action in SGF.
    Sgf,
    /// Positions of Tzaar and the turns behind them, as files of WALTZ.
    Waltz,
    /// Addresses below the folder of a site.
    Links,
    /// A line of JSON for each game, as with --json.
    Json,
}

/// Counts of games.
#[derive(Default)]
struct Count {
    all: u64,
    shown: u64,
    wrong: u64,
    /// Games with remarks.
    remarked: u64,
    /// Games that the format cannot have, or files that cannot be read.
    left: u64,
    /// Whether a game has the position that is to be reached.
    has_position: bool,
    /// The error that keeps a game from having it.
    refused: Option<ApiError>,
}

/// Reads all files. If one cannot be read, the others still are.
pub fn games(options: &Options, json: bool) -> Result<ExitCode, ApiError> {
    if let Some(GameName::Puzzle(puzzle)) = options.read_as {
        let message = format!("{puzzle} has no records: expected a two-player game behind --as");
        return Err(ApiError::new("bad-option", puzzle, message));
    }
    let mut output = BufWriter::new(io::stdout().lock());
    let mut count = Count::default();
    let mut unreadable = 0;
    for path in &options.files {
        match read_file(path, options, json, &mut count, &mut output) {
            Ok(()) => {}
            Err(Failure::File(error)) => {
                say(&error.message);
                unreadable += 1;
            }
            // A reader that closes the pipe early, such as `head`, is not an error.
            Err(Failure::Output(error)) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(ExitCode::SUCCESS),
            Err(Failure::Output(error)) => return Err(unwritten(&error)),
        }
    }
    if let Some(error) = count.refused.take_if(|_| !count.has_position) {
        return Err(error);
    }
    let has_games = count.all > 0 || unreadable == 0;
    let is_list = !json && options.to.is_none() && has_games;
    let printed = if is_list { writeln!(output, "{}", told(&count)) } else { Ok(()) };
    match printed.and_then(|()| output.flush()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => return Err(unwritten(&error)),
        _ => {}
    }
    let is_wrong = count.left > 0 || options.check && count.wrong > 0;
    Ok(ExitCode::from(if unreadable > 0 { 2 } else { u8::from(is_wrong) }))
}

fn unwritten(error: &io::Error) -> ApiError {
    ApiError::new("file", "", format_args!("standard output cannot be written: {error}"))
}

fn told(count: &Count) -> String {
    let games = |count: u64| if count == 1 { "1 game".to_owned() } else { format!("{count} games") };
    let shown = if count.shown == count.all { String::new() } else { format!("{} of ", count.shown) };
    let wrong = if count.wrong == 0 { "no errors".to_owned() } else { format!("{} with errors", count.wrong) };
    let remarked = if count.remarked == 0 { String::new() } else { format!(", {} with remarks", count.remarked) };
    format!("{shown}{}, {wrong}{remarked}", games(count.all))
}

/// The error that keeps a file from being listed.
enum Failure {
    File(ApiError),
    Output(io::Error),
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

fn read_file(
    path: &Path,
    options: &Options,
    json: bool,
    count: &mut Count,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let is_input = path == Path::new("-");
    let mut bytes = Vec::new();
    let found = if is_input {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(path).map(|read| bytes = read)
    };
    found.map_err(|error| Failure::File(file_error(path, "read", &error)))?;
    let unreadable = |error| {
        let message = format!("{} cannot be read: {error}", path.display());
        Failure::File(ApiError::new("bad-games", path.display(), message))
    };
    let text = decode(&bytes).map_err(unreadable)?;
    let game = options.read_as.and_then(|game| match game {
        GameName::TwoPlayer(game) => Some(game),
        GameName::Puzzle(_) => None,
    });
    let mut games = (1..).zip(read_as(&text, game).map_err(unreadable)?).peekable();
    if games.peek().is_none() {
        return Err(unreadable(Unreadable::NoGames));
    }
    if options.files.len() > 1 && !options.check && !json && options.to.is_none() {
        writeln!(output, "{}:", path.display())?;
    }
    let mut to_review = Vec::new();
    for (number, record) in games {
        count.all += 1;
        if !is_wanted(options, number, &record, count) {
            continue;
        }
        count.shown += 1;
        count.wrong += u64::from(record.error.is_some());
        count.remarked += u64::from(!record.remarks.is_empty());
        if options.review {
            to_review.push((number, record));
            continue;
        }
        let at = Place { path, number };
        if let Some(format) = options.to.filter(|format| *format != Format::Json) {
            count.left += u64::from(!convert(&at, format, &record, output)?);
        } else if !options.check || record.error.is_some() || !record.remarks.is_empty() {
            count.left += u64::from(options.to.is_some() && record.error.is_some());
            print_game(&at, options, json, record, None, output)?;
        }
    }
    if options.review { review_all(path, options, json, &to_review, count, output) } else { Ok(()) }
}

/// Reviews games on several threads and prints them in order.
fn review_all(
    path: &Path,
    options: &Options,
    json: bool,
    games: &[(u32, Record)],
    count: &mut Count,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let mut progress = Progress::new("games", 0, games.len() as u64);
    let mut next = games.iter();
    let mut failed = None;
    let review = |at: u64| {
        let (_, record) = games.get(usize::try_from(at).ok()?)?;
        let review = |game| review(game, record.start.as_deref(), &record.moves, options.nodes);
        Some(record.game.map(review).transpose())
    };
    let done = in_order(
        options.jobs.unwrap_or_else(cores),
        || review,
        |moves| {
            let moves = moves?.unwrap_or_default();
            let Some((number, record)) = next.next() else { return Ok(()) };
            progress.add(1);
            let at = Place { path, number: *number };
            let format = options.to.filter(|format| *format != Format::Json);
            let printed = if let Some(format) = format {
                let converted = convert(&at, format, &commented(record, &moves), output);
                converted.map(|is_done| count.left += u64::from(!is_done))
            } else {
                count.left += u64::from(options.to.is_some() && record.error.is_some());
                print_game(&at, options, json, record.clone(), Some(moves), output)
            };
            printed.and_then(|()| output.flush()).map_err(|error| {
                let told = unwritten(&error);
                failed = Some(error);
                told
            })
        },
    );
    match failed {
        Some(error) => Err(Failure::Output(error)),
        None => done.map_err(Failure::File),
    }
}

/// Prints a game in a format. Whether that was possible; otherwise the reason goes to standard error.
fn convert(at: &Place<'_>, format: Format, record: &Record, output: &mut impl Write) -> io::Result<bool> {
    match converted(format, record) {
        Ok(text) => writeln!(output, "{text}").map(|()| true),
        Err(error) => {
            say(&format!("{}: {error}", at.told()));
            Ok(false)
        }
    }
}

/// A game with its review as comments.
fn commented(record: &Record, moves: &[ReviewedMove]) -> Record {
    let mut record = record.clone();
    let judged = moves.iter().filter_map(|moved| Some((moved.ply, moved.judged.as_ref()?)));
    record.annotate(judged.map(|(ply, judged)| Comment { ply, text: judged.comment() }));
    record
}

/// Prints a game as a line of JSON or in words.
fn print_game(
    at: &Place<'_>,
    options: &Options,
    json: bool,
    record: Record,
    review: Option<Vec<ReviewedMove>>,
    output: &mut impl Write,
) -> io::Result<()> {
    if json || options.to.is_some() {
        let line = Line {
            file: at.path.display().to_string(),
            positions: options.replay.then(|| record.positions()),
            review,
            record: RecordText::new(at.number, record),
        };
        serde_json::to_writer(&mut *output, &line).map_err(io::Error::from)?;
        return writeln!(output);
    }
    if !options.check {
        writeln!(output, "{}", visible(&listed(at.number, &record)))?;
    }
    if options.replay {
        replay(&record, output)?;
    }
    for line in review.iter().flat_map(|moves| reviewed(&record, moves)) {
        writeln!(output, "       {}", visible(&line))?;
    }
    for remark in &record.remarks {
        writeln!(output, "{}", visible(&format!("{}: remark: {remark}", at.told())))?;
    }
    if let Some(error) = &record.error {
        writeln!(output, "{}", visible(&format!("{}: {error}", at.told())))?;
    }
    Ok(())
}

/// A game as JSON.
#[derive(Serialize)]
struct Line {
    file: String,
    #[serde(flatten)]
    record: RecordText,
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    review: Option<Vec<ReviewedMove>>,
}

/// A game of a file.
struct Place<'a> {
    path: &'a Path,
    number: u32,
}

impl Place<'_> {
    fn told(&self) -> String {
        format!("{}: game {}", self.path.display(), self.number)
    }
}

fn is_wanted(options: &Options, number: u32, record: &Record, count: &mut Count) -> bool {
    let lower = |text: &str| text.to_lowercase();
    let contains =
        |text: &str, part: &Option<String>| part.as_ref().is_none_or(|part| lower(text).contains(&lower(part)));
    let header = |names: [&str; 2]| names.iter().find_map(|name| record.header(name)).unwrap_or_default();
    let ended = match record.result {
        PdnResult::Won(_) if record.winner().is_some_and(|player| player.to_string() == "first") => Ended::First,
        PdnResult::Won(_) => Ended::Second,
        PdnResult::Draw => Ended::Draw,
        PdnResult::Lost | PdnResult::Open => Ended::Open,
    };
    let is_wanted = options.number.is_none_or(|wanted| wanted == number)
        && options.game.is_none_or(|game| record.game.map(GameName::TwoPlayer) == Some(game))
        && options.result.is_none_or(|result| result == ended)
        && contains(header(["Event", "EV"]), &options.event)
        && contains(header(["Date", "DT"]), &options.date)
        && (options.player.is_none() || record.players().iter().any(|name| contains(name, &options.player)));
    let Some(position) = spaced(options.reached.as_deref()).filter(|_| is_wanted) else { return is_wanted };
    match record.reaches(&position) {
        Ok(reaches) => {
            count.has_position |= record.game.is_some();
            reaches
        }
        // It may be a position of another game of the file.
        Err(error) => {
            count.refused.get_or_insert_with(|| ApiError::new("bad-position", &position, error));
            false
        }
    }
}

/// A game on a line.
fn listed(number: u32, record: &Record) -> String {
    let name = record.game.map_or_else(|| "?".to_owned(), |game| game.to_string());
    let plies = record.moves.len();
    let mut text = format!("{number:>5}  {name:<10}  {:<7}  {plies:>3} plies", record.result.to_string());
    let [first, second] = record.players().map(|name| if name.is_empty() { "?" } else { name });
    let _ = write!(text, "  {first} – {second}");
    for name in ["Event", "EV", "Date", "DT"] {
        if let Some(value) = record.header(name).filter(|value| !value.is_empty()) {
            let _ = write!(text, "  {value}");
        }
    }
    text
}

/// The positions of a game, with the moves between them.
fn replay(record: &Record, output: &mut impl Write) -> io::Result<()> {
    let Some(game) = record.game else { return Ok(()) };
    for (ply, position) in record.positions().iter().enumerate() {
        if let Some(name) = ply.checked_sub(1).and_then(|before| record.moves.get(before)) {
            writeln!(output, "\n{ply}. {name}")?;
        }
        let drawing = open(GameName::TwoPlayer(game), Some(position)).map(|session| session.drawing());
        writeln!(output, "{position}\n{}", drawing.unwrap_or_default())?;
    }
    writeln!(output)
}

fn converted(format: Format, record: &Record) -> Result<String, String> {
    if let Some(error) = &record.error {
        return Err(error.to_string());
    }
    let text = match format {
        Format::Pdn => record.pdn(),
        Format::Text => record.text(),
        Format::Sgf => record.sgf(),
        Format::Waltz => record.waltz(),
        Format::Links => record.link(),
        Format::Json => unreachable!("lines of JSON are written before"),
    };
    text.ok_or_else(|| {
        let kind = match format {
            Format::Sgf => "game of Lines of Action from the usual start",
            Format::Waltz => "game of Tzaar that starts and ends between two turns",
            _ => "game of draughts with pieces of both sides",
        };
        format!("it is not a {kind}: expected --to text, links or json")
    })
}
