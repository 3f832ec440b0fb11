//! Checks of what JavaScript hands to a module.
//!
//! The generated JavaScript trusts its callers: a number in place of a string, or an object that is freed or of another
//! class, traps in the module or reads its memory. So arguments are checked on their way in, and errors are those of
//! the engine.

use crate::Outcome;

/// How an object's pointer is taken, and how it is taken with a check of the object.
const POINTERS: [(&str, &str); 2] = [
    ("(this.__wbg_ptr", "(held(this, CLASS)"),
    ("const ptr = this.__destroy_into_raw();", "held(this, CLASS);\n        const ptr = this.__destroy_into_raw();"),
];
/// Where the pointer is otherwise: set by constructors, and registered or taken where it has been checked.
const OTHERS: [&str; 3] = ["this.__wbg_ptr = ", ", this.__wbg_ptr, this)", "const ptr = this.__wbg_ptr;"];
/// What passes strings and bytes, and the check of its argument.
const PASSING: [(&str, &str); 2] = [
    (
        "function passStringToWasm0(arg, malloc, realloc) {\n",
        "    if (typeof arg !== 'string' || arg.length > MOST) throw refusal(arg, 'a string');\n",
    ),
    (
        "function passArray8ToWasm0(arg, malloc) {\n",
        "    if (!isBytes(arg) || arg.length > MOST) throw refusal(arg, 'bytes');\n",
    ),
];
/// Other parameters, by the start of their type: their checks, and the function that does it.
const CHECKS: [(&str, &str, &str); 3] = [
    (
        "number",
        "needNumber(NAME);",
        "\
function needNumber(value) {
    if (typeof value !== 'number' || !(value >= 0)) throw refusal(value, 'a number from 0');
}

",
    ),
    (
        "string[]",
        "needStrings(NAME);",
        "\
function needStrings(value) {
    const isList = Array.isArray(value) && value.length <= 10_000;
    if (!isList || !value.every((text) => typeof text === 'string')) throw refusal(value, 'a list of strings');
}

",
    ),
    (
        "((",
        "needFunction(NAME);",
        "\
function needFunction(value) {
    if (!isLikeNone(value) && typeof value !== 'function') throw refusal(value, 'a function');
}

",
    ),
];
/// Where the functions are put.
const PLACE: &str = "let WASM_VECTOR_LEN = 0;\n";
const FUNCTIONS: &str = "
const MOST = 2 ** 28;

function refusal(found, expected) {
    const input = (Object(found) === found || typeof found === 'symbol' ? typeof found : String(found)).slice(0, 99);
    const message = `found “${input}”, expected ${expected}`;
    return Object.assign(new Error(message), { name: 'PlygroundError', code: 'bad-argument', input });
}

function held(object, type) {
    if (object instanceof type && object.__wbg_ptr) return object.__wbg_ptr;
    throw refusal(object, 'an object of this class that has not been freed');
}

";
const BYTES: &str = "\
function isBytes(value) {
    if (ArrayBuffer.isView(value)) return value.BYTES_PER_ELEMENT === 1;
    return Array.isArray(value) && value.length <= MOST && value.every((byte) => typeof byte === 'number');
}

";

/// The generated JavaScript of a module, with checks.
pub fn guarded(module: &str) -> Outcome<String> {
    let mut text = String::new();
    let (mut class, mut checks) = ("", Vec::new());
    for line in module.split_inclusive('\n') {
        class = line.strip_prefix("export class ").and_then(|rest| rest.split(' ').next()).unwrap_or(class);
        let words = line.trim();
        if let Some((kind, name)) = words.strip_prefix("* @param {").and_then(|rest| rest.rsplit_once("} ")) {
            let check = CHECKS.iter().find(|(known, ..)| kind.starts_with(known));
            checks.extend(check.map(|(_, check, _)| check.replace("NAME", name.trim_matches(['[', ']']))));
        }
        match POINTERS.iter().find(|(pointer, _)| line.contains(pointer)) {
            Some((pointer, checked)) => text += &line.replace(pointer, &checked.replace("CLASS", class)),
            None => text += line,
        }
        // Comments precede what they are about.
        if !words.starts_with('*') && words.ends_with(") {") {
            let indent = &line[..line.len() - line.trim_start().len()];
            text.extend(checks.drain(..).map(|check| format!("{indent}    {check}\n")));
        }
    }
    let count = |what: &str| text.matches(what).count();
    if count("this.__wbg_ptr") != OTHERS.into_iter().map(count).sum::<usize>() {
        return Err("the generated JavaScript takes the pointer of an object in a new way".into());
    }
    let takes_bytes = text.contains(PASSING[1].0);
    let used = CHECKS.iter().filter(|(_, check, _)| text.contains(check.trim_end_matches("NAME);")));
    let mut functions = FUNCTIONS.to_owned() + &used.map(|(.., function)| *function).collect::<String>();
    if takes_bytes {
        functions += BYTES;
    }
    let passing = PASSING.iter().take(1 + usize::from(takes_bytes)).copied();
    for (before, more) in [(PLACE, &*functions)].into_iter().chain(passing) {
        let start =
            text.find(before).ok_or_else(|| format!("the generated JavaScript lacks “{}”", before.trim_end()))?;
        text.insert_str(start + before.len(), more);
    }
    Ok(text)
}
