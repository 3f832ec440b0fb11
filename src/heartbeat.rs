//! Signs of life during long work, to a listener.
//!
//! Work that may take long without a break beats now and then, so that a caller that waits for it can
//! tell that it is alive. No result depends on a listener. Only the laboratory's work and proofs of problems
//! take so long without a break; elsewhere nothing beats.

use std::{cell::Cell, rc::Rc};

/// The function that is called at each beat, with the progress of the work if it has a budget.
pub(crate) type Listener = Rc<dyn Fn(Option<Progress>)>;

/// How far work with a budget is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Progress {
    /// The nodes searched so far.
    pub(crate) searched: u64,
    /// The nodes that may be searched.
    pub(crate) budget: u64,
}

/// The number of nodes between two beats of a search: a fraction of a second in the slowest.
pub(crate) const NODES: u64 = 1 << 12;

thread_local! {
    static LISTENER: Cell<Option<Listener>> = const { Cell::new(None) };
}

/// Tells the listener of this thread, if there is one, that the work goes on.
pub(crate) fn beat() {
    tell(None);
}

fn tell(progress: Option<Progress>) {
    // While a listener is called, there is none: it may work itself.
    if let Some(listener) = LISTENER.take() {
        listener(progress);
        LISTENER.set(Some(listener));
    }
}

/// Beats if a count of nodes is a multiple of [`NODES`].
#[inline]
pub(crate) fn beat_at(nodes: u64) {
    if nodes.is_multiple_of(NODES) {
        beat();
    }
}

/// The same, and tells the progress.
#[inline]
pub(crate) fn beat_with(nodes: u64, progress: impl FnOnce() -> Progress) {
    if nodes.is_multiple_of(NODES) {
        tell(Some(progress()));
    }
}

/// Works, and calls a listener at each beat.
#[cfg_attr(
    not(all(feature = "web", target_arch = "wasm32", target_os = "unknown")),
    allow(dead_code, reason = "only pages and workers listen")
)]
pub(crate) fn heard<T>(listener: Option<Listener>, work: impl FnOnce() -> T) -> T {
    let before = LISTENER.replace(listener);
    let done = work();
    LISTENER.set(before);
    done
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_listener_of_the_work_hears_it() {
        let count = Rc::new(Cell::new(0));
        let listener = || -> Listener {
            let count = Rc::clone(&count);
            Rc::new(move |_| {
                count.set(count.get() + 1);
                // A listener does not hear its own work, and stays registered.
                heard(None, beat);
            })
        };
        beat();
        let result = heard(Some(listener()), || {
            beat();
            heard(None, beat);
            (0..=3 * NODES).for_each(beat_at);
            7
        });
        beat();
        assert_eq!((result, count.get()), (7, 5));
    }

    #[test]
    fn a_listener_hears_the_progress_of_work_that_has_a_budget() {
        let told = Rc::new(Cell::new(None));
        let heard_last = Rc::clone(&told);
        let progress = Progress { searched: 2 * NODES, budget: 5 * NODES };
        heard(Some(Rc::new(move |progress| heard_last.set(progress))), || {
            beat_with(NODES, || progress);
            beat_with(NODES + 1, || unreachable!("it beats at multiples only"));
        });
        assert_eq!(told.get(), Some(progress));
    }
}
