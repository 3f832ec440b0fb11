//! `completions` and `man`: the command as shells and manuals describe it.

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;
use plyground::api::ApiError;
use serde_json::Value;

use crate::{Answer, Arguments};

/// The script that completes verbs and options in a shell.
pub fn completions(shell: Shell) -> Answer {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), env!("CARGO_PKG_NAME"), &mut script);
    answer(&script)
}

/// The manual page in roff: the command, then each of its verbs.
pub fn page() -> Result<Answer, ApiError> {
    let mut command = Arguments::command();
    command.build();
    let mut roff = Vec::new();
    let written = Man::new(command.clone()).render(&mut roff).and_then(|()| {
        command.get_subcommands().filter(|verb| verb.get_name() != "help").try_for_each(|verb| {
            let page = Man::new(verb.clone());
            page.render_synopsis_section(&mut roff)?;
            page.render_description_section(&mut roff)?;
            page.render_options_section(&mut roff)
        })
    });
    written.map_err(|error| ApiError::new("file", "", error))?;
    Ok(answer(&roff))
}

/// A text that is the same for people and programs.
fn answer(text: &[u8]) -> Answer {
    let text = String::from_utf8_lossy(text).trim_end().to_owned();
    Answer { json: Value::from(text.as_str()), text }
}
