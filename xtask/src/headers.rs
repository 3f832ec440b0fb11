//! The HTTP headers of each file, for hosts that read `_headers`.

use std::{fmt::Write, fs, path::Path};

use crate::{Outcome, assets};

/// The board that other sites embed in a frame.
pub const FRAMED: &str = "embed/";
/// Pages of other sites load the board and the engine.
pub const SHARED: &str = "Access-Control-Allow-Origin: *";
/// Pages with buttons must not be framed.
pub const UNFRAMED: &str = "Content-Security-Policy: frame-ancestors 'none'";
const UNCHANGING: &str = "Cache-Control: public, max-age=31536000, immutable";

/// Writes `_headers` in the syntax of Netlify and Cloudflare, which read a hundred rules at most. Only the finished site
/// has names with a hash.
pub fn write(dist: &Path, is_finished: bool) -> Outcome {
    let mut text = format!("/*\n  {SHARED}\n");
    let names = assets::list(dist)?;
    for page in names.iter().filter_map(|name| name.strip_suffix(".html")).filter(|name| !name.starts_with(FRAMED)) {
        // Some hosts omit the part of an address that is optional.
        let short = page.strip_suffix("index").unwrap_or(page);
        for address in [short, &format!("{page}.html")] {
            writeln!(text, "/{address}\n  {UNFRAMED}")?;
        }
    }
    if is_finished {
        writeln!(text, "/{}*\n  {UNCHANGING}", assets::HASHED)?;
    }
    Ok(fs::write(dist.join("_headers"), text)?)
}
