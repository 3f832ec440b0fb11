//! Chapter 6: the results, obtained with the value 0 for Win (a bug according to chapter 7).

use super::{
    Measure,
    sheet::{Grid, Key, Remark, Sheet},
};

/// One experiment for each function and kind of noise, with intensities from none to too much.
/// Norm+ and Norm− have no intensity 0 and are compared with the function without noise.
pub(super) const INTENSITIES: &[(&str, &str)] = &[
    ("%1 add", "eval={eu|man|nb|perm|inv|l2}&noise=add&sweep=w&over=0,0.1,0.5,1,2.5,5"),
    ("%1 mult", "eval={eu|man|nb|perm|inv|l2}&noise=mult&sweep=w&over=0,0.1,0.25,0.5,1"),
    ("%1 comb", "eval={eu|man|nb|inv|l2}&noise=comb&sweep=w&over=0,0.1,0.25,0.5,1"),
    ("%1 norm", "eval={eu|man|nb|perm|inv|l2}&w=2.5&sweep=noise&over=none,normplus,normminus"),
];

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "ranking-6.1.1",
        title: "Ranking by choice of moves",
        place: "6.1.1",
        asks: "Which function chooses good moves most often? The mean of the Hits over 13 DTWs and depths 1 to 10. \
               Here random play recognises Win; as described in G.2, it would have .461.",
        runs: &[(
            "%1",
            "kind=com&eval={eu|perm|inv|man|nb|l2|random|play}&first=1&last=10&sweep=dtw\
             &over=5,8,9,10,11,14,15,18,19,20,21,23,24",
        )],
        quick: "n=4",
        full: "n=30",
        grids: &[Grid {
            measure: Measure::Hits,
            sample: 18000,
            keys: [Key::Label, Key::Label],
            cells: "
.      -
eu     .693/.6895
perm   .651/.6481
inv    .633/.6354
man    .624/.6455
nb     .618/.6205
l2     .562/.5596
random .503/.5051~.0112
play   .500/.4983
",
        }],
        remarks: &[Remark {
            at: ("man", "", 0),
            mistake: true,
            text: "Man is third; perhaps .642 with two digits exchanged",
        }],
    },
    Sheet {
        id: "table-6.1",
        title: "Randomization in choice of moves",
        place: "6.1.2",
        asks: "Which noise raises the Hits? +: significantly in some sample, depth and intensity. Blanks in the thesis \
               are shown as =. Such a weak criterion leaves much to chance.",
        runs: &[
            ("%1 add", "kind=com&eval={eu|man|nb|perm|inv|l2}&noise=add&win=buggy&sweep=w&over=0,0.1,0.5,2.5"),
            ("%1 mult", "kind=com&eval={eu|man|nb|perm|inv|l2}&noise=mult&win=buggy&sweep=w&over=0,0.1,0.5"),
            ("%1 comb", "kind=com&eval={eu|man|nb|inv|l2}&noise=comb&win=buggy&sweep=w&over=0,0.1,0.5"),
            ("%1 norm", "kind=com&eval={eu|man|nb|perm|inv|l2}&w=1&win=buggy&sweep=noise&over=none,normminus"),
        ],
        quick: "first=4&last=6",
        full: "dtw={8|9|10|11|12|13|14|15|16|17|18|19|20}&first=1&last=8",
        grids: &[Grid {
            measure: Measure::Hits,
            sample: 1068,
            keys: [Key::Label, Key::Label],
            cells: "
.    add mult norm@normminus comb
eu   +   +    +              =
man  +   +    +              +
nb   =   =    =              =
perm +   +    +              .
inv  +   +    +              +
l2   =   =    +              +
",
        }],
        remarks: &[
            Remark { at: ("perm add", "", 0), mistake: false, text: SMALL },
            Remark { at: ("perm mult", "", 0), mistake: false, text: SMALL },
            Remark { at: ("perm norm", "normminus", 0), mistake: false, text: SMALL },
            Remark { at: ("eu norm", "normminus", 0), mistake: false, text: REPRODUCED },
            Remark { at: ("eu comb", "", 0), mistake: false, text: REPRODUCED },
            Remark { at: ("l2 norm", "normminus", 0), mistake: false, text: REPRODUCED },
        ],
    },
    Sheet {
        id: "ranking-6.2.1",
        title: "Ranking by autoplay",
        place: "6.2.1",
        asks: "Which function wins most often within 100 moves? The mean over DTW 14 and 24 and depths 4, 5, 6.",
        runs: &[("dtw %1 t %2", "dtw={14|24}&t={4|5|6}&sweep=eval&over=eu,man,nb,inv,perm,l2,random,play")],
        quick: "n=200",
        full: "",
        grids: &[
            Grid {
                measure: Measure::Quota,
                sample: 6408,
                keys: [Key::Label, Key::Point],
                cells: "
. eu         man        nb         inv        perm       l2         random play
- .360/.3649 .174/.1816 .050/.0580 .047/.0567 .045/.0540 .003/.0089 .001   /.0017
",
            },
            Grid {
                measure: Measure::Quota,
                sample: 1068,
                keys: [Key::Label, Key::Point],
                cells: "
.          eu     man    nb     perm   inv    l2     play
dtw_14_t_4 /.3557 /.1925 /.0483 /.0450 /.0501 /.0059 /.0011
dtw_14_t_5 /.4770 /.2784 /.1025 /.1059 /.1069 /.0121 /.0026
dtw_14_t_6 /.5971 /.3795 /.1801 /.1496 /.1552 /.0352 /.0061
dtw_24_t_4 /.1631 /.0435 /.0012 /.0033 /.0043 /.0000 /.0000
dtw_24_t_5 /.2509 /.0766 /.0043 /.0081 /.0091 /.0000 /.0001
dtw_24_t_6 /.3458 /.1192 /.0117 /.0122 /.0145 /.0003 /.0003
",
            },
        ],
        remarks: &[
            Remark { at: ("", "nb", 0), mistake: false, text: WEAK },
            Remark { at: ("", "inv", 0), mistake: false, text: WEAK },
            Remark { at: ("", "perm", 0), mistake: false, text: WEAK },
            Remark { at: ("", "l2", 0), mistake: false, text: WEAK },
        ],
    },
    Sheet {
        id: "table-6.2",
        title: "Effects of randomization in autoplay",
        place: "6.2.2",
        asks: "Which noise raises the winning quota? +: significantly at some intensity, in most of the experiments. \
               Win has the value 0, as in the thesis' programs.",
        runs: INTENSITIES,
        quick: "n=500&win=buggy",
        full: "dtw={14|24}&t={4|5|6}&win=buggy",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Label],
            cells: "
.    add mult norm@normplus norm@normminus comb
eu   +   +    -             =              =
man  +   +    -             +              +
nb   +   +    -             +              +
perm =   =    -             =              .
inv  =   =    -             =              =
l2   =   =    -             =              =
",
        }],
        remarks: &[
            Remark { at: ("eu norm", "normminus", 0), mistake: false, text: "depends on the intensity, here 2.5" },
            Remark { at: ("eu comb", "", 0), mistake: false, text: COMB },
            Remark { at: ("l2 comb", "", 0), mistake: false, text: COMB },
            Remark { at: ("l2 norm", "normplus", 0), mistake: false, text: LOW },
        ],
    },
    Sheet {
        id: "table-6.3",
        title: "Behaviour of the winning quota",
        place: "6.2.2",
        asks: "How does the quota depend on the intensity? 1 rises at once, 2 rises later, 3 only falls, 4 drops to 0, \
               5 none of these, with the sign of table 6.2. Norm− is left out: its intensity hardly matters.",
        runs: INTENSITIES,
        quick: "n=500&win=buggy",
        full: "dtw={14|24}&t={4|5|6}&win=buggy",
        grids: &[Grid {
            measure: Measure::Shape,
            sample: 1068,
            keys: [Key::Label, Key::Label],
            cells: "
.    add mult norm@normplus comb
eu   1   1    4             5=
man  1   1    4             5+
nb   2   2    4             5+
perm 3   3    4             .
inv  3   3    4             3
l2   5=  5=   4             5=
",
        }],
        remarks: &[],
    },
    Sheet {
        id: "figure-6.1",
        title: "Results for Add",
        place: "6.2.2",
        asks: "How does the winning quota depend on the intensity of Add, at DTW 14 and depth 5? Intensity 0 is exact.",
        runs: &[("%1", "eval={eu|man|nb|perm|inv|l2}&noise=add&win=buggy&sweep=w&over=0,0.1,0.5,1,2.5,5")],
        quick: "n=400",
        full: "",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Point],
            cells: "
.    0
eu   /.4770
man  /.2784
nb   /.1025
perm /.1059
inv  /.1069
l2   /.0121
",
        }],
        remarks: &[],
    },
    Sheet {
        id: "table-6.4",
        title: "Behaviour of the fat quota",
        place: "6.2.2",
        asks: "Does weak noise break ties in favour of the subtree with the most minimal leaves? The sign of the \
               difference, significant or not.",
        runs: INTENSITIES,
        quick: "n=500&win=buggy",
        full: "dtw={14|24}&t={4|5|6}&win=buggy",
        grids: &[Grid {
            measure: Measure::Fat,
            sample: 1068,
            keys: [Key::Label, Key::Label],
            cells: "
.    add@0.1 mult@0.1 norm@normplus norm@normminus comb@0.1
eu   +       +        -             +              +
man  +       +        -             +              +
nb   +       -        -             -              -
perm +       +        +             +              .
inv  +       +        -             +              +
l2   +       -        -             -              -
",
        }],
        remarks: &[Remark { at: ("perm norm", "normplus", 0), mistake: false, text: REPRODUCED }],
    },
    Sheet {
        id: "figure-6.2",
        title: "Euclidian On Board for several DTWs",
        place: "6.2.3",
        asks: "How does the quota of Eu decrease with the distance, without noise and with Add in [−0.1, 0.1]?",
        runs: &[
            ("eu", "eval=eu&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18"),
            ("eu add", "eval=eu&noise=add&w=0.1&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18"),
        ],
        quick: "n=200",
        full: "",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Point],
            cells: "
.      8     9     10    11    12    13    14    15    16    17    18
eu     /.8893 /.8063 /.7298 /.6497 /.5887 /.5262 /.4770 /.4293 /.3949 /.3596 /.3352
eu_add /.948~.005 /.886~.006 /.828~.008 /.774~.008 /.726~.009 /.674~.009 /.634~.010 /.590~.010 /.568~.010 /.525~.010 /.512~.010
",
        }],
        remarks: &[],
    },
];

const SMALL: &str = "gains of .01 to .02, below significance";
const WEAK: &str = "the thesis is low for all weak functions; a sample not quite uniform would do that";
const REPRODUCED: &str = "another reproduction differs here too";
pub(super) const COMB: &str = "depends on how the transposition table is read";
pub(super) const LOW: &str = "nothing significant lies below .01";
