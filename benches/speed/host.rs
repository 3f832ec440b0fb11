//! The clock and the printer of the machine on which the benchmark runs.

#[cfg(not(target_arch = "wasm32"))]
pub use native::{milliseconds, print};
#[cfg(target_arch = "wasm32")]
pub use node::{milliseconds, print};

#[cfg(not(target_arch = "wasm32"))]
mod native {
    use std::{sync::LazyLock, time::Instant};

    static BEGIN: LazyLock<Instant> = LazyLock::new(Instant::now);

    pub fn milliseconds() -> f64 {
        BEGIN.elapsed().as_secs_f64() * 1e3
    }

    pub fn print(line: &str) {
        println!("{line}");
    }
}

#[cfg(target_arch = "wasm32")]
mod node {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = performance, js_name = now)]
        pub fn milliseconds() -> f64;

        #[wasm_bindgen(js_namespace = console, js_name = log)]
        pub fn print(line: &str);
    }

    /// A module with a start function, as the library has, does not start with its `main`.
    #[wasm_bindgen(start)]
    fn begin() {
        crate::measure();
    }
}
