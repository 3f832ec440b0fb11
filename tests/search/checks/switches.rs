//! Switches of alpha-beta to try.

use plyground::search::{History, HistoryWeight, Options, Replacement};
use proptest::{prelude::*, sample::select};

/// Switches that keep the value and play a best move.
pub fn keeping() -> impl Strategy<Value = Options> {
    let order = (any::<bool>(), 0..3_u32, select(History::ALL), select(HistoryWeight::ALL), any::<bool>());
    let mixed = (any::<bool>(), select(&[0, 1, 20][..]));
    let table = (select(&[0, 1, 4, 10, 12][..]), select(Replacement::ALL), any::<bool>());
    let windows = (any::<bool>(), any::<bool>(), select(&[0.0, 0.5, 3.0, 5.0, 20.0, 500.0][..]));
    (order, mixed, table, windows).prop_map(|(order, mixed, table, windows)| Options {
        table_move: order.0,
        killers: order.1,
        history: order.2,
        history_weight: order.3,
        static_order: order.4,
        whole_turns: mixed.0,
        history_in_rank: mixed.1,
        table: table.0,
        replacement: table.1,
        fresh_table: table.2,
        deepening: windows.0,
        scout: windows.1,
        aspiration: windows.2,
        ..Options::plain()
    })
}
