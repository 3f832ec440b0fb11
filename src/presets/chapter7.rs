//! Chapter 7: the bug, and the results without it.

use super::{
    Measure,
    chapter6::{COMB, INTENSITIES, LOW},
    sheet::{Grid, Key, Remark, Sheet},
};

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "figures-7",
        title: "Impact of the bug",
        place: "7",
        asks: "What does it cost that noise can make a position look better than Win? Shown at DTW 14.",
        runs: &[
            ("%1 add", "eval={perm|inv}&t=6&noise=add&w=2.5&sweep=win&over=fixed,buggy"),
            ("%1 add", "eval={l2}&t=6&noise=add&w=5&sweep=win&over=fixed,buggy"),
            ("%1 add %2", "eval={eu}&t={4|5|6}&noise=add&w=2.5&sweep=win&over=fixed,buggy"),
        ],
        quick: "n=500",
        full: "",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Point],
            cells: "
.        fixed       buggy
perm_add /.185~.011 /.118~.009
inv_add  /.212~.011 /.149~.010
l2_add   /.075~.007 /.034~.005
eu_add_4 /.334~.028 /.279~.027
eu_add_5 /.540~.030 /.391~.029
eu_add_6 /.676~.028 /.536~.030
",
        }],
        remarks: &[],
    },
    Sheet {
        id: "table-7.1",
        title: "Effects of randomization in autoplay, corrected",
        place: "7",
        asks: "Which noise raises the winning quota if Win is always best? +: significantly at some intensity, in most \
               of the experiments.",
        runs: INTENSITIES,
        quick: "n=500",
        full: "dtw={14|24}&t={4|5|6}",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Label],
            cells: "
.    add mult norm@normplus norm@normminus comb
eu   +   +    -             +              =
man  +   +    -             +              +
nb   +   +    -             +              +
perm +   =    -             +              .
inv  +   =    -             +              =
l2   +   =    -             +              =
",
        }],
        remarks: &[
            Remark { at: ("eu comb", "", 0), mistake: false, text: COMB },
            Remark { at: ("l2 comb", "", 0), mistake: false, text: COMB },
            Remark { at: ("l2 norm", "normplus", 0), mistake: false, text: LOW },
            Remark { at: ("perm add", "", 0), mistake: false, text: DEEP },
            Remark { at: ("inv add", "", 0), mistake: false, text: DEEP },
            Remark { at: ("l2 add", "", 0), mistake: false, text: DEEP },
            Remark { at: ("perm norm", "normminus", 0), mistake: false, text: DEEP },
            Remark { at: ("inv norm", "normminus", 0), mistake: false, text: DEEP },
            Remark { at: ("l2 norm", "normminus", 0), mistake: false, text: DEEP },
            Remark { at: ("perm mult", "", 0), mistake: false, text: MULT },
            Remark { at: ("inv mult", "", 0), mistake: false, text: MULT },
            Remark { at: ("l2 mult", "", 0), mistake: false, text: MULT },
        ],
    },
];

const DEEP: &str = "significant at depth 6 only, so = by majority; larger samples confirm the +";
const MULT: &str = "at [−0.5, 0.5] and depth 6 there is a gain";
