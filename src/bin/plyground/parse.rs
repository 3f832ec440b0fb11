//! The arguments of the command, and errors about them.

use std::{
    env,
    error::Error as _,
    ffi::OsString,
    num::{ParseFloatError, ParseIntError},
    process::ExitCode,
    sync::LazyLock,
};

use clap::{
    Command, CommandFactory, Error, FromArgMatches,
    builder::{PossibleValue, StringValueParser, TypedValueParser},
    error::{ContextKind, ErrorKind},
};
use plyground::api::{ApiError, GameName};

use crate::{Arguments, error_as_json, terminal::visible};

/// Parses the arguments.
///
/// # Errors
///
/// The exit status, if the help was printed or an error.
pub fn parse() -> Result<Arguments, ExitCode> {
    let words: Vec<OsString> = env::args_os().collect();
    // Only a position of Tzaar begins with a hyphen; other words that do are options.
    let has_position = words.iter().filter_map(|word| word.to_str()).any(|word| {
        let is_option = !word.starts_with('-') || word.contains('=');
        !is_option && word.contains('/')
    });
    let mut command = configured(Arguments::command(), has_position);
    let matches = command.try_get_matches_from_mut(&words);
    matches
        .and_then(|matches| Arguments::from_arg_matches(&matches).map_err(|error| error.format(&mut command)))
        .map_err(|error| {
            if !error.use_stderr() {
                error.exit()
            }
            if words.iter().take_while(|word| *word != "--").any(|word| word == "--json") {
                eprintln!("{}", error_as_json(&as_api_error(&error)));
            } else {
                eprint!("{}", for_people(&error));
            }
            ExitCode::from(2)
        })
}

/// The command as it takes its arguments: options take negative numbers, so that these are refused as numbers, and positions
/// that begin with a hyphen only if there is such a one.
fn configured(command: Command, has_position: bool) -> Command {
    let command = command.mut_args(|arg| {
        let takes_hyphens = has_position && arg.is_allow_hyphen_values_set();
        let is_option = !arg.is_positional() && arg.get_action().takes_values();
        let arg = arg.allow_hyphen_values(takes_hyphens);
        if is_option { arg.allow_negative_numbers(true) } else { arg }
    });
    command.mut_subcommands(|verb| configured(verb, has_position))
}

/// What was refused.
fn input(error: &Error) -> String {
    let kinds = [ContextKind::InvalidValue, ContextKind::InvalidArg, ContextKind::InvalidSubcommand];
    let is_missing = matches!(error.kind(), ErrorKind::MissingRequiredArgument | ErrorKind::MissingSubcommand);
    kinds.iter().find_map(|kind| error.get(*kind)).filter(|_| !is_missing).map(ToString::to_string).unwrap_or_default()
}

/// What a number was expected to be, if it is the error that a text is none.
fn expected_number(error: &Error) -> Option<String> {
    let source = error.source()?;
    let expected = if source.is::<ParseIntError>() {
        "a whole number from 0"
    } else if source.is::<ParseFloatError>() {
        "a number"
    } else {
        return None;
    };
    let (value, option) = (error.get(ContextKind::InvalidValue)?, error.get(ContextKind::InvalidArg)?);
    Some(format!("invalid value '{value}' for '{option}': expected {expected}"))
}

/// The text of an error, without its prefix.
fn text(error: &Error) -> String {
    let rendered = error.render().to_string();
    let text = rendered.strip_prefix("error: ").unwrap_or(&rendered);
    match expected_number(error) {
        Some(message) => format!("{message}\n\nFor more information, try '--help'.\n"),
        None => text.to_owned(),
    }
}

fn for_people(error: &Error) -> String {
    let text = format!("plyground: {}", text(error));
    text.lines().map(|line| visible(line) + "\n").collect()
}

/// The error for programs: that of the library if a value was refused there.
fn as_api_error(error: &Error) -> ApiError {
    if let Some(error) = error.source().and_then(|source| source.downcast_ref::<ApiError>()) {
        return error.clone();
    }
    let text = text(error);
    let is_told = |line: &&str| !line.starts_with("Usage:") && !line.starts_with("For more information");
    let lines: Vec<_> = text.lines().map(str::trim).filter(|line| !line.is_empty()).take_while(is_told).collect();
    ApiError::new("bad-option", input(error), lines.join(" "))
}

/// The names of games and puzzles, which shells complete; a game may have a variant behind its name.
static NAMES: LazyLock<Vec<String>> =
    LazyLock::new(|| GameName::all().iter().map(ToString::to_string).collect::<Vec<String>>());

/// Reads the name of a game.
#[derive(Clone)]
pub struct Games;

impl TypedValueParser for Games {
    type Value = GameName;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&clap::Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<GameName, Error> {
        StringValueParser::new().try_map(|text| text.parse::<GameName>()).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(NAMES.iter().map(|name| PossibleValue::new(name.as_str()))))
    }
}
