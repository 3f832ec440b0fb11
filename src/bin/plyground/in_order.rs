//! Work on several threads whose results are needed in order.

use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc,
    },
    thread,
};

use plyground::api::ApiError;

/// The number of threads that run in parallel.
pub fn cores() -> u64 {
    thread::available_parallelism().map_or(1, |cores| cores.get() as u64)
}

/// Has each of some threads make a worker and do the pieces of work 0, 1, 2 and so on, up to one that is `None`. Passes
/// on the results in order, until one is refused.
pub fn in_order<T: Send, W: FnMut(u64) -> Option<T> + Send>(
    jobs: u64,
    mut worker: impl FnMut() -> W,
    mut take: impl FnMut(T) -> Result<(), ApiError>,
) -> Result<(), ApiError> {
    if cfg!(target_os = "wasi") {
        // There are no threads.
        return (0..).map_while(worker()).try_for_each(take);
    }
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::sync_channel(usize::try_from(4 * jobs).unwrap_or(usize::MAX));
    thread::scope(|scope| {
        for _ in 0..jobs {
            let (sender, next, mut work) = (sender.clone(), &next, worker());
            scope.spawn(move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    let Some(done) = work(number) else { break };
                    // Stop if the receiver is gone because a result was refused.
                    if sender.send((number, done)).is_err() {
                        break;
                    }
                }
            });
        }
        drop(sender);
        let (mut early, mut wanted) = (BTreeMap::new(), 0);
        for (number, done) in receiver {
            early.insert(number, done);
            while let Some(done) = early.remove(&wanted) {
                wanted += 1;
                take(done)?;
            }
        }
        Ok(())
    })
}
