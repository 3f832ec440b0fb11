//! Link previews on other sites: the title, description and picture of a page.

use std::{collections::BTreeMap, env, fmt::Write, fs, path::Path, process::Command};

use serde_json::Value;

use crate::{Outcome, assets, needs, read};

/// The folder of the pictures in the finished site. Their names are stable, because other sites
/// keep them.
const FOLDER: &str = "share";
/// The environment variable for the address of the site, because previews need absolute addresses.
const ADDRESS: &str = "PLYGROUND_URL";

/// The pictures, by page.
pub struct Pictures {
    by_page: BTreeMap<String, Value>,
    /// Empty if unknown, otherwise with a trailing slash.
    site: String,
}

impl Pictures {
    /// Draws the pictures if npm has installed the tools; otherwise there are none.
    pub fn draw(root: &Path, dist: &Path) -> Outcome<Self> {
        let site = address(&env::var(ADDRESS).unwrap_or_default())?;
        let mut by_page = BTreeMap::new();
        let has_tools = ["@resvg/resvg-js", "dejavu-fonts-ttf"]
            .iter()
            .all(|package| root.join("node_modules").join(package).is_dir());
        if !has_tools || needs::node().is_err() {
            eprintln!("note: there are no pictures for links (`npm ci` brings what draws them)");
            return Ok(Self { by_page, site });
        }
        let folder = dist.join(FOLDER);
        fs::create_dir_all(&folder)?;
        let mut node = Command::new("node");
        node.args(["xtask/share/pictures.mjs", "www", "pkg"]).arg(&folder);
        let told: Value = serde_json::from_str(&read(root, &mut node)?)?;
        for picture in told.as_array().ok_or("the pictures are no list")? {
            by_page.insert(picture["page"].as_str().ok_or("a picture has no page")?.to_owned(), picture.clone());
        }
        Ok(Self { by_page, site })
    }

    /// Adds the tags of its picture to a page, if it has one.
    pub fn tag(&self, page: &str, html: &str) -> Outcome<String> {
        let Some(picture) = self.by_page.get(page) else { return Ok(html.to_owned()) };
        let title = between(html, "<title>", "</title>").ok_or_else(|| format!("{page} has no title"))?;
        let description = between(html, "<meta name=\"description\" content=\"", "\">")
            .ok_or_else(|| format!("{page} has no description"))?;
        let text = |key: &str| picture[key].as_str().ok_or_else(|| format!("the picture of {page} has no {key}"));
        let up = if self.site.is_empty() { "../".repeat(page.matches('/').count()) } else { self.site.clone() };
        let mut tags = String::new();
        let mut tag = |kind: &str, key: &str, value: &str| {
            // Titles and descriptions are already escaped as text of an attribute or element.
            writeln!(tags, "<meta {kind}=\"{key}\" content=\"{}\">", value.replace('"', "&quot;"))
        };
        tag("property", "og:type", "website")?;
        tag("property", "og:site_name", "Plyground")?;
        tag("property", "og:title", title)?;
        tag("property", "og:description", description)?;
        if !self.site.is_empty() {
            let path = page.strip_suffix("index.html").unwrap_or(page);
            tag("property", "og:url", &format!("{}{path}", self.site))?;
        }
        tag("property", "og:image", &format!("{up}{FOLDER}/{}", text("picture")?))?;
        tag("property", "og:image:width", &picture["width"].to_string())?;
        tag("property", "og:image:height", &picture["height"].to_string())?;
        tag("property", "og:image:alt", text("alt")?)?;
        tag("name", "twitter:card", "summary_large_image")?;
        Ok(html.replacen("</head>", &format!("{tags}</head>"), 1))
    }

    /// Checks that every picture has its page.
    pub fn check(&self, dist: &Path) -> Outcome {
        let there = assets::list(dist)?;
        match self.by_page.keys().find(|page| !there.contains(page)) {
            Some(page) => Err(format!("there is a picture for {page}, which is no page of the site").into()),
            None => Ok(()),
        }
    }
}

/// The site's address with a trailing slash.
fn address(given: &str) -> Outcome<String> {
    if given.is_empty() || given.ends_with('/') && is_plain(given) {
        Ok(given.to_owned())
    } else {
        Err(format!(
            "{ADDRESS} is “{given}”: expected an address like https://example.org/play/, with a slash at its end"
        )
        .into())
    }
}

fn is_plain(address: &str) -> bool {
    ["https://", "http://"].iter().any(|scheme| address.starts_with(scheme))
        && !address.contains(|c: char| c.is_whitespace() || "\"'<>?#".contains(c))
}

fn between<'a>(text: &'a str, start: &str, end: &str) -> Option<&'a str> {
    text.split_once(start)?.1.split_once(end).map(|(found, _)| found)
}
