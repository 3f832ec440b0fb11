//! A static file server for development.

use std::{
    fs,
    io::{self, BufRead, BufReader, Write},
    net::{TcpListener, TcpStream},
    path::{Component, Path, PathBuf},
    thread,
};

use serde_json::Value;

use crate::{Outcome, develop::DevBuilder};

const PORT: u16 = 8000;
/// The headers of files, which the finished site tells hosts too.
const HEADERS: &str = include_str!("../headers.json");

/// The port given by the rest of a command line.
pub fn port(arguments: &[&str]) -> Outcome<u16> {
    match *arguments {
        [] => Ok(PORT),
        [port] => port.parse().map_err(|_| format!("{port} is no port: expected a number from 0 to 65535").into()),
        _ => Err("serve takes one port".into()),
    }
}

/// The site to serve.
pub enum Site {
    /// A folder, unchanged.
    Finished(PathBuf),
    /// The sources, with modules that are rebuilt when they change.
    Development(DevBuilder),
}

/// Serves until interrupted. If the port is taken, it uses the next free one; port 0 means any free
/// port.
pub fn forever(site: &Site, port: u16) -> Outcome {
    let listener = listen(port)?;
    let headers = &serde_json::from_str(HEADERS)?;
    println!("serving http://{}/ (end with Ctrl-C)", listener.local_addr()?);
    thread::scope(|scope| {
        if let Site::Development(builder) = site {
            scope.spawn(|| builder.watch());
        }
        for stream in listener.incoming() {
            // A browser may close a connection early.
            scope.spawn(move || stream.and_then(|stream| answer(site, headers, &stream)));
        }
    });
    Ok(())
}

fn listen(port: u16) -> Outcome<TcpListener> {
    for candidate in port..=u16::MAX {
        match TcpListener::bind(("127.0.0.1", candidate)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => println!("port {candidate} is taken"),
            listener => return Ok(listener?),
        }
    }
    Err(format!("no port from {port} on is free").into())
}

fn answer(site: &Site, headers: &Value, mut stream: &TcpStream) -> io::Result<()> {
    let mut request = String::new();
    let mut lines = BufReader::new(stream);
    lines.read_line(&mut request)?;
    let mut header = String::new();
    while lines.read_line(&mut header)? > 2 {
        header.clear();
    }
    let url = request.split(' ').nth(1).unwrap_or("/");
    let path = url.split(['?', '#']).next().unwrap_or("/").trim_start_matches('/');
    let found = locate(site, Path::new(path))
        .and_then(|file| file.map(|file| Ok((media_type(&file), fs::read(&file)?))).transpose());
    let (status, kind, body) = match found {
        Ok(Some((kind, body))) => ("200 OK", kind, body),
        Ok(None) => ("404 Not Found", "text/plain; charset=utf-8", b"not found".to_vec()),
        Err(error) => ("500 Internal Server Error", "text/plain; charset=utf-8", error.to_string().into_bytes()),
    };
    let header = |name: &str| headers[name].as_str().unwrap_or_default();
    let mut framed = headers["framed"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let is_unframed = kind.starts_with("text/html") && !framed.any(|start| path.starts_with(start));
    let framing = if is_unframed { format!("{}\r\n", header("unframed")) } else { String::new() };
    let everywhere = header("everywhere");
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: no-cache\r\n{everywhere}\r\n{framing}Connection: close\r\n\r\n",
        body.len()
    )?;
    if !request.starts_with("HEAD") {
        stream.write_all(&body)?;
    }
    Ok(())
}

/// The file for a path; `None` if it does not exist or the path leads out of the site.
fn locate(site: &Site, path: &Path) -> Outcome<Option<PathBuf>> {
    if !path.components().all(|component| matches!(component, Component::Normal(_))) {
        return Ok(None);
    }
    let file = match site {
        Site::Finished(folder) => folder.join(path),
        Site::Development(builder) => builder.file(path)?,
    };
    let file = if file.is_dir() { file.join("index.html") } else { file };
    Ok(Some(file).filter(|file| file.is_file()))
}

/// Streaming compilation requires `application/wasm`.
fn media_type(file: &Path) -> &'static str {
    match file.extension().and_then(|extension| extension.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("txt") => "text/plain; charset=utf-8",
        Some("wasm") => "application/wasm",
        Some("json") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("svg") => "image/svg+xml",
        _ => "application/octet-stream",
    }
}
