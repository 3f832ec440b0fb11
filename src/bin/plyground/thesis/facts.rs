//! The deterministic numbers of the thesis: chapters 3 and 4.

use std::fmt::Write;

use plyground::{
    dtw::{Distances, Table},
    slide::{Evaluation, Position},
};

/// A table of the numbers in the text and those computed here, and the bars of figure 3.11.
pub fn facts() -> String {
    let table = Table::generate();
    let histogram = table.histogram();
    let example: Position<3> = "308.857126493".parse().expect("a position text");
    let order: Position<3> = "414.427981635".parse().expect("a position text");
    let value = |evaluation: Evaluation| evaluation.value(&example);
    let rows = [
        ("positions", "3.2.3", "11612160", histogram.iter().sum::<u64>().to_string(), ""),
        ("maximum DTW", "3.3.1", "26", (histogram.len() - 1).to_string(), ""),
        ("positions of DTW 26", "3.3.1", "184", histogram.last().copied().unwrap_or(0).to_string(), ""),
        ("DTW of Start", "3.3.1", "24", table.distance(&Position::START).to_string(), ""),
        (
            "Gödel number of 4 2 7 9 8 1 6 3 5",
            "3.3.2",
            "126580",
            order.goedel_number().to_string(),
            "the steps of the thesis' sum add up to 129580",
        ),
        ("Eu of EP", "4.2.2", "6.928", format!("{:.3}", value(Evaluation::Eu)), "EP itself is unsolvable"),
        ("Man of EP", "4.2.2", "22", value(Evaluation::Man).to_string(), ""),
        ("Nb of EP", "4.2.2", "40", value(Evaluation::Nb).to_string(), ""),
        ("Perm of EP", "4.2.2", "11.769", format!("{:.3}", value(Evaluation::Perm)), "its second line omits the 0.5"),
        ("Inv of EP", "4.2.2", "20.5", value(Evaluation::Inv).to_string(), ""),
        ("L2 of EP", "4.2.2", "16.248", format!("{:.3}", value(Evaluation::L2)), ""),
    ];
    let mut text =
        "## Deterministic numbers\n\n| | section | thesis | ours | agree |\n|---|---|--:|--:|---|\n".to_owned();
    for (what, section, thesis, ours, remark) in rows {
        let agree = if thesis == ours { "equal" } else { "**different**" };
        let colon = if remark.is_empty() { "" } else { ": " };
        let _ = writeln!(text, "| {what} | {section} | {thesis} | {ours} | {agree}{colon}{remark} |");
    }
    text.push_str("\n## Figure 3.11: Distribution of positions\n\n| DTW | positions |\n|--:|--:|\n");
    for (dtw, positions) in histogram.iter().enumerate() {
        let _ = writeln!(text, "| {dtw} | {positions} |");
    }
    text
}
