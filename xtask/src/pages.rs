//! The pages of the site with what all of them have, as `xtask/site/whole_pages.mjs` makes them for the finished site.

use std::{fs, path::Path, process::Command};

use serde_json::{Map, Value, json};

use crate::Outcome;

/// Strings, and the items of lists, by name.
type Facts = Map<String, Value>;

/// The HTML of a page, by its path in `www/`.
pub fn whole(root: &Path, file: &Path) -> Outcome<String> {
    let www = root.join("www");
    Ok(expand(&www, &fs::read_to_string(www.join(file))?, &facts(&www, file.to_str().unwrap_or_default())?, false))
}

/// What the parts of a page say.
fn facts(www: &Path, file: &str) -> Outcome<Facts> {
    let mut listed = read(&www.join("pages.json"))?;
    let pages = listed["pages"].as_array().cloned().unwrap_or_default();
    let page = pages.iter().find(|page| page["file"] == file).cloned().unwrap_or_default();
    let links = |kind: &str| -> Value {
        let linked = pages.iter().filter(|its| its[kind].is_string());
        let link = |its: &Value| {
            let current = if its["file"] == file {
                " aria-current=\"page\""
            } else if kind == "place" && its["file"] == page["within"] {
                " aria-current=\"true\""
            } else {
                ""
            };
            json!({ "name": its[kind], "address": text(&its["file"]).trim_end_matches("index.html"), "current": current })
        };
        linked.map(link).collect()
    };
    let games = games(www)?;
    let names: Vec<_> = games.iter().map(|game| text(&game["name"])).collect();
    let (last, others) = names.split_last().ok_or("games.json lists no games")?;
    let up = if file.contains('/') { "../" } else { "./" };
    let mut facts = listed["defaults"].as_object_mut().map(std::mem::take).unwrap_or_default();
    facts.extend(page.as_object().cloned().unwrap_or_default());
    for (name, fact) in [
        ("up", up.into()),
        ("places", links("place")),
        ("tabs", links("tab")),
        ("namesOfGames", format!("{} and {last}", others.join(", ")).into()),
        ("games", games.into()),
    ] {
        facts.insert(name.to_owned(), fact);
    }
    Ok(facts)
}

/// The two-player games in the order of their cards.
fn games(www: &Path) -> Outcome<Vec<Value>> {
    let ids = read(&www.join("games.json"))?;
    let game = |id: &Value| {
        let card = read(&www.join("games").join(text(id)).join("card.json"))?;
        let name = text(&card["name"]);
        let title = name[..1].to_uppercase() + &name[1..];
        Ok(json!({ "id": id, "name": name, "title": title, "text": card["text"] }))
    };
    ids.as_array().into_iter().flatten().map(game).collect()
}

/// Replaces the comments that stand alone in their lines: a part by its HTML, a list by a line for each item.
fn expand(www: &Path, html: &str, facts: &Facts, is_part: bool) -> String {
    let line = |line: &str| {
        let comment = line.trim_start().strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
        let indent = &line[..line.len() - line.trim_start().len()];
        let listed = comment.and_then(|comment| comment.strip_prefix("each ")?.split_once(": "));
        if let Some((list, template)) = listed {
            let items = match facts.get(list) {
                Some(Value::Array(items)) => &items[..],
                Some(item) => std::slice::from_ref(item),
                None => &[],
            };
            let line = |item| format!("{indent}{}\n", fill(&fill(template, item), facts));
            return items.iter().filter_map(Value::as_object).map(line).collect::<String>();
        }
        let part =
            comment.and_then(|name| fs::read_to_string(www.join("parts").join(name).with_extension("html")).ok());
        match part {
            Some(part) => format!("{indent}{}", expand(www, &part, facts, true)),
            None if is_part => format!("{}\n", fill(line, facts)),
            None => format!("{line}\n"),
        }
    };
    html.lines().map(line).collect()
}

/// Puts strings into a text where their names are in braces; what they contain is replaced too.
fn fill(template: &str, facts: &Facts) -> String {
    let strings = facts.iter().filter_map(|(name, fact)| Some((name, fact.as_str()?)));
    strings.fold(template.to_owned(), |line, (name, fact)| line.replace(&format!("{{{name}}}"), fact))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn read(file: &Path) -> Outcome<Value> {
    Ok(serde_json::from_str(&fs::read_to_string(file)?)?)
}

/// Makes sure that the finished site has the same pages.
pub fn check(root: &Path) -> Outcome {
    let told = Command::new("node").current_dir(root).arg("xtask/site/whole_pages.mjs").output()?.stdout;
    let finished: Map<String, Value> = serde_json::from_slice(&told)?;
    for (file, html) in &finished {
        if whole(root, Path::new(file))? != text(html) {
            return Err(format!("{file} is another page when it is served than in the finished site").into());
        }
    }
    Ok(())
}
