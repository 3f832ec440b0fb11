//! The addresses in the site's pages.

use std::ops::Range;

use sha2::{Digest, Sha256};

use crate::Outcome;

/// An address in a page.
pub struct Address<'a> {
    /// The text of the address.
    pub text: &'a str,
    /// Its position in the page.
    range: Range<usize>,
    /// The tag that contains it.
    tag: &'a str,
}

impl Address<'_> {
    /// Whether a browser that supports modules loads it with the page.
    pub fn is_loaded(&self) -> bool {
        self.tag.starts_with("<link ") || self.tag.starts_with("<script ") && !self.tag.contains(" nomodule")
    }
}

/// The values of href and src in the tags of a page, in order.
pub fn addresses(html: &str) -> Vec<Address<'_>> {
    let mut found = Vec::new();
    for (start, _) in
        html.match_indices('<').filter(|&(at, _)| html[at + 1..].starts_with(|c: char| c.is_ascii_alphabetic()))
    {
        let mut is_quoted = false;
        let end = html[start..].find(|c| {
            is_quoted ^= c == '"';
            c == '>' && !is_quoted
        });
        let tag = &html[start..end.map_or(html.len(), |end| start + end)];
        for (at, name) in [" href=\"", " src=\""].iter().filter_map(|&name| Some((tag.find(name)?, name))) {
            let from = at + name.len();
            let to = tag[from..].find('"').map_or(tag.len(), |length| from + length);
            found.push(Address { text: &tag[from..to], range: start + from..start + to, tag });
        }
    }
    found
}

/// The file of the site that an address in a page refers to, if any.
pub fn target(page: &str, address: &str) -> Outcome<Option<String>> {
    let path = path_of(address);
    if path.is_empty() || path.starts_with("//") || path.split('/').next().is_some_and(|first| first.contains(':')) {
        return Ok(None);
    }
    if path.starts_with('/') {
        return Err(
            format!("{page}: {address} is no relative address, so it would lead out of a site below a path").into()
        );
    }
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => (),
            ".." => drop(parts.pop().ok_or_else(|| format!("{page}: {address} leads out of the site"))?),
            part => parts.push(part),
        }
    }
    if matches!(path.rsplit('/').next(), Some("" | "." | "..")) {
        parts.push("index.html");
    }
    Ok(Some(parts.join("/")))
}

/// An address without its query and fragment.
fn path_of(address: &str) -> &str {
    address.split(['?', '#']).next().unwrap_or_default()
}

/// The script that pages contain, so that it is there whatever else is not.
pub const INSIDE: &str = "early.js";
/// The part of a page's policy that lists its scripts.
const SCRIPTS: &str = "script-src 'self'";

/// The elements in which spaces are shown as they are.
const VERBATIM: [(&str, &str); 2] = [("<pre", "</pre>"), ("<textarea", "</textarea>")];

/// The page without the indentation of its lines.
fn without_indentation(page: &str, html: &str) -> Outcome<String> {
    for line in html.lines() {
        let is_open = |&&(start, end): &&(&str, &str)| line.matches(start).count() != line.matches(end).count();
        if let Some((start, _)) = VERBATIM.iter().find(is_open) {
            return Err(format!("{page}: an element {start}> of several lines would lose their indentation").into());
        }
    }
    Ok(html.split_inclusive('\n').map(|line| line.trim_start_matches(' ')).collect())
}

/// The page with its build, with a script inside, and with the file names that `find` returns.
pub fn finish(
    page: &str,
    html: &str,
    build: &str,
    inside: &str,
    find: impl Fn(&str) -> Option<String>,
) -> Outcome<String> {
    let html = &without_indentation(page, html)?;
    let mut text = html.clone();
    let policy = format!("{SCRIPTS} 'sha256-{}'", base64(&Sha256::digest(inside)));
    let mut replacements = vec![(SCRIPTS.to_owned(), policy)];
    for Address { text: address, range, tag } in addresses(html).into_iter().rev() {
        let Some(wanted) = target(page, address)? else { continue };
        if wanted == INSIDE {
            // Its length changes, so it comes last.
            replacements.push((format!("{tag}></script>"), format!("<script>{inside}</script>")));
            continue;
        }
        let name = find(&wanted).ok_or_else(|| format!("{page}: {address} is no file of the finished site"))?;
        if name != wanted {
            let up = "../".repeat(page.matches('/').count());
            text.replace_range(range.start..range.start + path_of(address).len(), &format!("{up}{name}"));
        }
    }
    let tag = "<html ";
    let at = text.find(tag).ok_or_else(|| format!("{page} has no tag {tag}…>"))? + tag.len();
    text.insert_str(at, &format!("data-build=\"{build}\" "));
    for (from, to) in replacements {
        if !text.contains(&from) {
            return Err(format!("{page} does not contain {from}").into());
        }
        text = text.replacen(&from, &to, 1);
    }
    Ok(text)
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for chunk in bytes.chunks(3) {
        let number = (0..3).fold(0_usize, |number, at| number << 8 | usize::from(chunk.get(at).copied().unwrap_or(0)));
        // So many bytes need one digit more, and the rest of four are filled up.
        for digit in 0..4 {
            let known = digit <= chunk.len();
            text.push(if known { char::from(DIGITS[number >> (18 - 6 * digit) & 63]) } else { '=' });
        }
    }
    text
}
