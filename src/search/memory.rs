//! Memory of the system.

use std::hint::black_box;

/// Has the allocator ask the system for this many bytes in one piece, unless it has them. The system may refuse.
///
/// In WebAssembly it keeps what it has asked for, but by itself asks for no more than is needed each time, which is
/// slow: the proof for SlideFour's start takes a sixth longer then.
pub(super) fn take_ahead(bytes: u64) {
    if cfg!(target_arch = "wasm32") {
        let mut ahead = Vec::<u8>::new();
        // Without them the search goes on as it would have.
        let _ = usize::try_from(bytes).map(|bytes| ahead.try_reserve_exact(bytes));
        black_box(&ahead);
    }
}
