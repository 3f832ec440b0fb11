//! Columns: the problems of a game, one for each day, in few bytes. `www/today/column.js` reads them with the same model.
//!
//! A text becomes numbers (turns, grade, how many pieces of each kind there are, the side to move) and the cells of the board
//! as the side to move sees them. The [model](model::Model) asks yes-or-no questions about them in order, and knows the probability
//! of each answer; an arithmetic coder turns the answers into bytes.

mod coder;
mod form;
mod mixer;
mod model;

use coder::{Reader, Writer};
pub use form::{Form, Kind};
use model::Model;

/// Texts of one form in few bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// How texts are written.
    pub form: Form,
    /// The answers of the model.
    pub bytes: Vec<u8>,
}

impl Column {
    /// Packs texts, each with a sign for the turns and one for the grade at its end. `None` if one is not of this form.
    #[must_use]
    pub fn pack(form: Form, texts: &[String]) -> Option<Self> {
        let mut model = Model::new(&form);
        let mut writer = Writer::default();
        for text in texts {
            model.pass(&mut writer, &form.read(text)?);
        }
        let column = Self { bytes: writer.finish(), form };
        (column.unpack(texts.len()) == texts).then_some(column)
    }

    /// The first so many texts.
    #[must_use]
    pub fn unpack(&self, count: usize) -> Vec<String> {
        let mut model = Model::new(&self.form);
        let mut reader = Reader::new(&self.bytes);
        (0..count).map(|_| self.form.write(&model.pass(&mut reader, &form::Content::default()))).collect()
    }
}
