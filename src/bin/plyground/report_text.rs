//! Reports of experiments for people: the facts, and tables of the results.

use std::fmt::Write as _;

use serde_json::{Map, Value};

/// The most lines of a list.
const MOST: usize = 40;
/// The greatest width of a table.
const WIDEST: usize = 120;

/// A report, or what is known of a part, as text.
pub fn report_text(report: &Value) -> String {
    let Some(report) = report.as_object() else { return inline(report) };
    let facts = report.iter().filter(|(key, value)| *key != "results" && !value.is_null());
    let mut text = pairs(facts);
    for result in report.get("results").and_then(Value::as_array).into_iter().flatten() {
        let Some(result) = result.as_object() else { continue };
        text += "\n";
        let (lists, facts): (Vec<_>, Vec<_>) = result.iter().partition(|(_, value)| is_list(value));
        text += &pairs(facts.into_iter().filter(|(key, value)| *key != "point" || !value.is_null()));
        for (key, list) in lists {
            let _ = write!(text, "\n{key}\n{}", list_text(list.as_array().map(Vec::as_slice).unwrap_or_default()));
        }
    }
    text.trim_end().to_owned()
}

/// Whether a value needs lines of its own.
fn is_list(value: &Value) -> bool {
    let is_result = |value: &Value| value.get("low").is_some();
    value.as_array().is_some_and(|list| list.iter().any(|item| item.is_array() || item.is_object() && !is_result(item)))
}

/// Lines with a name and a value each.
fn pairs<'a>(pairs: impl IntoIterator<Item = (&'a String, &'a Value)>) -> String {
    let pairs: Vec<_> = pairs.into_iter().collect();
    let width = pairs.iter().map(|(key, _)| key.chars().count()).max().unwrap_or_default();
    let line = |(key, value): &(&String, &Value)| format!("{key:<width$}  {}\n", inline(value));
    pairs.iter().map(line).collect()
}

/// A list as a table with a line for each item; if that is too wide, each item has a line for each of its values.
fn list_text(list: &[Value]) -> String {
    let shown = &list[..list.len().min(MOST)];
    let mut text = table(shown).unwrap_or_else(|| {
        let blocks = shown.iter().map(|item| item.as_object().map_or_else(|| inline(item) + "\n", pairs));
        blocks.collect::<Vec<_>>().join("\n")
    });
    if list.len() > MOST {
        let _ = writeln!(text, "… and {} more: --json prints all", list.len() - MOST);
    }
    text
}

fn table(list: &[Value]) -> Option<String> {
    let keys: Vec<&String> = list.first()?.as_object().map(Map::keys).into_iter().flatten().collect();
    let row = |item: &Value| -> Vec<String> {
        match item {
            Value::Array(items) => items.iter().map(inline).collect(),
            _ => keys.iter().map(|key| inline(&item[key.as_str()])).collect(),
        }
    };
    let head = (!keys.is_empty()).then(|| keys.iter().map(ToString::to_string).collect());
    let rows: Vec<Vec<String>> = head.into_iter().chain(list.iter().map(row)).collect();
    let columns = rows.iter().map(Vec::len).max()?;
    let cell_width = |row: &Vec<String>, column: usize| row.get(column).map_or(0, |cell| cell.chars().count());
    let widths: Vec<_> =
        (0..columns).map(|column| rows.iter().map(|row| cell_width(row, column)).max().unwrap_or_default()).collect();
    if widths.iter().sum::<usize>() + 2 * columns > WIDEST {
        return None;
    }
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).map(|(cell, &width)| format!("{cell:<width$}"));
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    Some(rows.iter().map(line).collect())
}

/// A value in a line.
fn inline(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Number(number) => match (number.is_f64(), number.as_f64()) {
            (true, Some(number)) => rounded(number),
            _ => number.to_string(),
        },
        Value::Array(items) => items.iter().map(inline).collect::<Vec<_>>().join(" "),
        Value::Object(object) if object.contains_key("low") => interval(object),
        Value::Object(object) => {
            let part = |(key, value): (&String, &Value)| format!("{key} {}", inline(value));
            object.iter().map(part).collect::<Vec<_>>().join(", ")
        }
        Value::Bool(_) => value.to_string(),
    }
}

/// A result with its confidence interval, of which a side may be open.
fn interval(result: &Map<String, Value>) -> String {
    let [value, low, high] = ["value", "low", "high"].map(|key| result.get(key).and_then(Value::as_f64).map(rounded));
    match (value, low, high) {
        (Some(value), Some(low), Some(high)) => format!("{value} ({low} to {high})"),
        (value, Some(low), None) => format!("{} (above {low})", value.unwrap_or_else(|| "–".to_owned())),
        (value, None, Some(high)) => format!("{} (below {high})", value.unwrap_or_else(|| "–".to_owned())),
        (value, ..) => value.unwrap_or_else(|| "–".to_owned()),
    }
}

/// A number with four digits behind the point, as far as they are not 0.
fn rounded(number: f64) -> String {
    // Adding zero turns −0 into 0.
    ((number * 1e4).round() / 1e4 + 0.0).to_string()
}
