//! The deployable site: everything that may change has a name that changes with its content.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use serde_json::json;

use crate::{
    Outcome,
    assets::{self, Names},
    build,
    bundle::Bundler,
    files,
    games::Games,
    glue, headers, html, notices, npm_tool, presets,
    share::Pictures,
    times::part,
};

/// Scripts that are loaded by a fixed name from outside: the service worker, and the loader in
/// pages of other sites.
const STABLE: [&str; 2] = ["ply-board.js", SERVICE_WORKER];
const SERVICE_WORKER: &str = "sw.js";
/// Files that the play page needs without naming them in its HTML, by their names in `www/`.
const UNSAID: [&str; 5] =
    ["worker.js", "pkg/distances_bg.wasm", "solver_worker.js", "pkg/solver_bg.wasm", "icons/icon-192.png"];
const PLAY: &str = "index.html";
/// Scripts in `pkg/` that belong to no module.
const SCRIPTS: [&str; 2] = ["tables", presets::SCRIPT];

/// Assembles `dist/`: `www/` with `pkg/` inside, finished if npm has installed esbuild.
pub fn site(root: &Path) -> Outcome {
    build::site(root)?;
    assemble(root)
}

/// Assembles `dist/` from a complete `pkg/`.
pub fn assemble(root: &Path) -> Outcome {
    part("site", || make(root))
}

fn make(root: &Path) -> Outcome {
    let (dist, whole) = (root.join("dist"), files::target()?.join("site"));
    files::empty(&whole)?;
    files::copy(&root.join("www"), &whole, |file| !files::is(file, &["md", "ts"]))?;
    let games = Games::read(&whole)?;
    games.fill(&whole)?;
    notices::write_for_site(root, &whole.join(notices::OF_SITE))?;
    let modules = build::modules(root)?;
    files::copy(&root.join("pkg"), &whole.join("pkg"), |file| {
        let is_script = |name: &str| file.ends_with(format!("{name}.js"));
        files::is(file, &["dtw"])
            || SCRIPTS.iter().any(|name| is_script(name))
            || glue::ALL.iter().any(|shared| is_script(shared.script))
            || modules.iter().any(|module| module.brings(file))
    })?;

    files::empty(&dist)?;
    if let Some(esbuild) = npm_tool(root, "esbuild") {
        let build = assets::build(&whole, &root.join("package-lock.json"))?;
        let pictures = Pictures::draw(root, &dist)?;
        return finish(&whole, &dist, &build, esbuild, &pictures, &games);
    }
    eprintln!("note: the site is not bundled (`npm ci` brings esbuild)");
    files::copy(&whole, &dist, |_| true)?;
    headers::write(&dist, false)
}

/// Makes the finished site from the sources in `whole`. A file that names another comes after it.
fn finish(whole: &Path, dist: &Path, build: &str, esbuild: PathBuf, pictures: &Pictures, games: &Games) -> Outcome {
    files::copy(whole, dist, |file| !files::is(file, &["css", "html", "js", "wasm"]))?;
    let mut names = assets::hash_contents(whole, dist)?;
    let loaded = assets::Loaded::read(&whole.join("site/files.js"))?;
    // Workers only use the build, so they can be bundled before the names, which include theirs.
    loaded.write(build, None)?;
    loaded.write_styles()?;

    let mut bundler = Bundler::new(esbuild, whole, dist);
    let (workers, others): (Vec<_>, Vec<_>) = entries(whole)?
        .into_iter()
        .filter(|entry| entry != SERVICE_WORKER && entry != html::INSIDE)
        .partition(|entry| entry.ends_with("worker.js"));
    let (styles, pages): (Vec<_>, Vec<_>) = others.into_iter().partition(|entry| files::is(Path::new(entry), &["css"]));
    names.extend(bundler.workers(&workers)?);
    for style in styles {
        names.extend(bundler.style(&style)?);
    }
    loaded.write(build, Some(&names))?;
    games.write_parts(whole, &mut names, &mut bundler)?;
    for page in pages {
        let changing = !STABLE.contains(&page.as_str());
        names.extend(if changing { bundler.page(&page)? } else { bundler.stable(&page)? });
        // The script that comes early is bundled after its page, because it names its parts.
        games.write_early(whole, &page, &names[&page], &bundler)?;
        if !changing {
            // The name does not contain the build, so the text does.
            let (file, mark) = (dist.join(&page), format!("// {build}\n"));
            fs::write(&file, fs::read_to_string(&file)? + &mark)?;
        }
    }

    let inside = bundler.inside(html::INSIDE)?;
    let pages: Vec<_> = assets::list(whole)?.into_iter().filter(|name| files::is(Path::new(name), &["html"])).collect();
    for page in &pages {
        let text = html::finish(page, &fs::read_to_string(whole.join(page))?, build, &inside, |wanted| {
            let name = names.get(wanted).map_or(wanted, String::as_str);
            (pages.iter().any(|page| page == name) || dist.join(name).is_file()).then(|| name.to_owned())
        })?;
        files::write(&dist.join(page), pictures.tag(page, &text)?)?;
    }
    pictures.check(dist)?;

    let shell = shell(whole, &names, &bundler)?;
    let late = late(dist, &shell)?;
    let precache = format!("export const shell = {};\nexport const late = {};\n", json!(shell), json!(late));
    fs::write(whole.join("site/precache.js"), precache)?;
    bundler.service_worker(SERVICE_WORKER)?;

    headers::write(dist, true)
}

/// The files that the other pages need, smallest first. Pictures are only for other sites and for
/// installing.
fn late(dist: &Path, shell: &BTreeSet<String>) -> Outcome<Vec<String>> {
    let mut late = assets::list(dist)?;
    late.retain(|name| {
        let is_used = name.starts_with(assets::HASHED) || files::is(Path::new(name), &["html", "js", "webmanifest"]);
        is_used && !shell.contains(name)
    });
    late.sort_by_cached_key(|name| fs::metadata(dist.join(name)).map_or(0, |found| found.len()));
    Ok(late)
}

/// The scripts and style sheets directly in a folder, in a fixed order.
fn entries(folder: &Path) -> Outcome<Vec<String>> {
    let mut entries = assets::list(folder)?;
    entries.retain(|name| !name.contains('/') && files::is(Path::new(name), &["css", "js"]));
    Ok(entries)
}

/// The files that the play page needs: those its HTML loads, everything these scripts import,
/// statically or dynamically, and the rest.
fn shell(whole: &Path, names: &Names, bundler: &Bundler) -> Outcome<BTreeSet<String>> {
    let html = fs::read_to_string(whole.join(PLAY))?;
    let mut wanted: Vec<_> = UNSAID.map(str::to_owned).into();
    for address in html::addresses(&html).iter().filter(|address| address.is_loaded()) {
        wanted.extend(html::target(PLAY, address.text)?.filter(|name| name != html::INSIDE));
    }
    let mut shell = BTreeSet::from([PLAY.to_owned()]);
    for name in wanted {
        bundler.with_imports(names.get(&name).unwrap_or(&name), &mut shell);
    }
    Ok(shell)
}
