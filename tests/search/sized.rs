//! Samples that only `./build.sh test all` has whole.

/// The size of a sample: the first number, or the second where ignored tests run too.
pub fn sized<T>(usual: T, whole: T) -> T {
    if std::env::args().any(|argument| argument == "--include-ignored") { whole } else { usual }
}
