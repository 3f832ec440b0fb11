//! Switches of alpha-beta to try.

use plyground::search::{History, HistoryWeight, Options, Replacement};
use proptest::{prelude::*, sample::select};

/// Switches that keep the value and play a best move.
pub fn keeping() -> impl Strategy<Value = Options> {
    let order = (any::<bool>(), 0..3_u32, select(History::ALL), select(HistoryWeight::ALL), any::<bool>());
    let mixed = (any::<bool>(), select(&[0, 1, 20][..]));
    let table = (select(&[0, 1, 4, 10, 12][..]), select(Replacement::ALL), any::<bool>());
    let windows = (any::<bool>(), any::<bool>(), select(&[0.0, 0.5, 3.0, 5.0, 20.0, 500.0][..]));
    (order, mixed, table, windows).prop_map(|(order, mixed, table, windows)| {
        Options::plain().with(|it| {
            it.table_move = order.0;
            it.killers = order.1;
            it.history = order.2;
            it.history_weight = order.3;
            it.static_order = order.4;
            it.whole_turns = mixed.0;
            it.history_in_rank = mixed.1;
            it.table = table.0;
            it.replacement = table.1;
            it.fresh_table = table.2;
            it.deepening = windows.0;
            it.scout = windows.1;
            it.aspiration = windows.2;
        })
    })
}
