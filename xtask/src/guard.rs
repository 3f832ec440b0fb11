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
/// The other uses of the pointer: set by constructors, and registered or taken where it has been checked.
const OTHERS: [&str; 3] = ["this.__wbg_ptr = ", ", this.__wbg_ptr, this)", "const ptr = this.__wbg_ptr;"];
/// The functions that pass strings and bytes, and the checks of their arguments.
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
/// The variable of the instance, which must not be used before the instance is there.
const INSTANCE: [(&str, &str); 2] = [
    ("let wasmModule, wasmInstance, wasm;", "let wasmModule, wasmInstance, wasm = UNREADY;"),
    ("(wasm !== undefined)", "(wasm !== UNREADY)"),
];
/// The line after which the functions are put.
const PLACE: &str = "let WASM_VECTOR_LEN = 0;\n";
const FUNCTIONS: &str = "
const MOST = 2 ** 28;

const refused = (code, input, message) => Object.assign(new Error(message), { name: 'PlygroundError', code, input });

function refusal(found, expected) {
    const input = (Object(found) === found || typeof found === 'symbol' ? typeof found : String(found)).slice(0, 99);
    return refused('bad-argument', input, `found “${input}”, expected ${expected}`);
}

const UNREADY = new Proxy({}, {
    get() {
        throw refused('not-ready', '', 'the module is not there yet: expected `await init()` before anything else');
    },
});

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
    let mut class = "";
    for line in module.split_inclusive('\n') {
        class = line.strip_prefix("export class ").and_then(|rest| rest.split(' ').next()).unwrap_or(class);
        match POINTERS.iter().find(|(pointer, _)| line.contains(pointer)) {
            Some((pointer, checked)) => text += &line.replace(pointer, &checked.replace("CLASS", class)),
            None => text += line,
        }
    }
    let lacks = |what: &str| format!("the generated JavaScript lacks “{}”", what.trim_end());
    for (known, checked) in INSTANCE {
        if !text.contains(known) {
            return Err(lacks(known).into());
        }
        text = text.replace(known, checked);
    }
    let count = |what: &str| text.matches(what).count();
    if count("this.__wbg_ptr") != OTHERS.into_iter().map(count).sum::<usize>() {
        return Err("the generated JavaScript takes the pointer of an object in a new way".into());
    }
    let takes_bytes = text.contains(PASSING[1].0);
    let bytes = if takes_bytes { BYTES } else { "" };
    let functions = [FUNCTIONS, bytes].concat();
    let passing = PASSING.iter().take(1 + usize::from(takes_bytes)).copied();
    for (before, more) in [(PLACE, &*functions)].into_iter().chain(passing) {
        let start = text.find(before).ok_or_else(|| lacks(before))?;
        text.insert_str(start + before.len(), more);
    }
    Ok(text)
}
