//! Exact winning quotas, compared with the samples of the thesis.

use super::{
    Measure,
    sheet::{Grid, Key, Sheet},
};

pub(super) const SHEETS: &[Sheet] = &[Sheet {
    id: "exact-6.2.1",
    title: "Exact winning quotas",
    place: "6.2.1",
    asks: "The ranking by autoplay without a sample: the winning quota of every position is computed, not played. The \
           thesis' numbers are means over DTW 14 and 24 and depths 4, 5, 6.",
    runs: &[("%1", "kind=exact-quota&eval={eu|man|nb|inv|perm|l2|play}&sweep=dtw&over=14,24")],
    quick: "t={4|5|6}",
    full: "t={4|5|6}",
    grids: &[Grid {
        measure: Measure::Quota,
        sample: 6408,
        keys: [Key::Label, Key::Point],
        cells: "
.    -
eu   .360/.3649
man  .174/.1816
nb   .050/.0580
inv  .047/.0567
perm .045/.0540
l2   .003/.0089
play /.0017
",
    }],
    remarks: &[],
}];
