//! The appendices. The numbers in the thesis' figures are lost; these are the exact ones.

use super::{
    Measure,
    sheet::{Grid, Key, Remark, Sheet},
};

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "figure-a.1",
        title: "Hits and intensity",
        place: "A",
        asks: "How do the Hits depend on the intensity of Add, at DTW 14 and depth 6?",
        runs: &[(
            "%1",
            "kind=com&eval={eu|man|nb|perm|inv|l2}&first=6&last=6&noise=add&sweep=w&over=0,0.1,0.5,1,2.5,5,10",
        )],
        quick: "",
        full: "",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "figure-a.2",
        title: "Hits and depth",
        place: "A",
        asks: "How do the Hits depend on the depth, at DTW 11? At depth 11 every function is perfect.",
        runs: &[("%1", "kind=com&dtw=11&eval={eu|man|perm|inv}&w=0.5&sweep=noise&over=none,add")],
        quick: "first=1&last=6",
        full: "first=1&last=8",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "figure-a.3",
        title: "Hits and DTW",
        place: "A",
        asks: "How do the Hits depend on the distance, at depth 6? Random play shows how many moves are good.",
        runs: &[
            ("%1", "kind=com&eval={eu|man}&first=6&last=6&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18,19,20"),
            (
                "%1 add",
                "kind=com&eval={eu|man}&first=6&last=6&noise=add&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18,19,20",
            ),
            ("%1", "kind=com&eval={play}&first=1&last=1&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18,19,20"),
        ],
        quick: "n=500",
        full: "",
        grids: &[Grid {
            measure: Measure::Hits,
            sample: 1068,
            keys: [Key::Label, Key::Point],
            cells: "
.    8      9      10     11     12     13     14     15     16     17     18     19     20
play /.3052 /.3088 /.3150 /.3249 /.3336 /.3442 /.3584 /.3751 /.3938 /.4165 /.4438 /.4757 /.5186
",
        }],
        remarks: &[],
    },
    Sheet {
        id: "appendix-b",
        title: "Ties always broken by a fat move",
        place: "B",
        asks: "What does it cost to always choose the move with the most minimal leaves? The figures' line “100%”, \
               beside free choice.",
        runs: &[
            ("dtw %1 t %2", "dtw={14|24}&t={4|5|6}&sweep=eval&over=eu,man,nb,inv,perm,l2,random,play"),
            ("fat, dtw %1 t %2", "dtw={14|24}&t={4|5|6}&tie=fat&sweep=eval&over=eu,man,nb,perm,inv,l2"),
        ],
        quick: "n=200",
        full: "",
        grids: &[
            Grid {
                measure: Measure::Quota,
                sample: 1068,
                keys: [Key::Label, Key::Point],
                cells: "
.               eu     man    nb     perm   inv    l2
fat,_dtw_14_t_4 /.2079 /.0937 /.0302 /.0249 /.0289 /.0038
fat,_dtw_14_t_5 /.3435 /.1987 /.0575 /.0570 /.0667 /.0052
fat,_dtw_14_t_6 /.4403 /.2684 /.1045 /.0941 /.0939 /.0116
fat,_dtw_24_t_4 /.0780 /.0102 /.0001 /.0005 /.0004 /.0000
fat,_dtw_24_t_5 /.1637 /.0319 /.0003 /.0027 /.0028 /.0000
fat,_dtw_24_t_6 /.2340 /.0498 /.0018 /.0050 /.0037 /.0000
",
            },
            Grid {
                measure: Measure::Fat,
                sample: 1068,
                keys: [Key::Label, Key::Point],
                cells: "
.          man
dtw_14_t_4 /.3836
dtw_14_t_5 /.3506
dtw_14_t_6 /.3344
dtw_24_t_4 /.3893
dtw_24_t_5 /.3568
dtw_24_t_6 /.3407
",
            },
        ],
        remarks: &[],
    },
    Sheet {
        id: "appendix-c",
        title: "From Start",
        place: "C",
        asks: "Is Start a typical position of DTW 24? Add at depth 5, from Start and from all of DTW 24.",
        runs: &[
            ("%1 start", "start=115.987654321&eval={eu|man}&noise=add&sweep=w&over=0,0.1,0.5,1,2.5,5"),
            ("%1 dtw 24", "dtw=24&eval={eu|man}&noise=add&sweep=w&over=0,0.1,0.5,1,2.5,5"),
        ],
        quick: "n=400",
        full: "n=1000",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1000,
            keys: [Key::Label, Key::Point],
            cells: "
.          0
eu_start   /.4914
man_start  /.1459
eu_dtw_24  /.2509
man_dtw_24 /.0766
",
        }],
        remarks: &[],
    },
    Sheet {
        id: "appendix-d",
        title: "DTWs 8 to 18",
        place: "D",
        asks: "How do the quotas decrease with the distance, without noise and with Add, at depth 5?",
        runs: &[
            ("%1", "eval={man|nb|perm|inv|l2|random|play}&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18"),
            ("%1 add", "eval={man}&noise=add&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18"),
            ("%1 add", "eval={nb|perm|inv|l2}&noise=add&w=2.5&sweep=dtw&over=8,9,10,11,12,13,14,15,16,17,18"),
        ],
        quick: "n=200",
        full: "",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Point],
            cells: "
.    8      9      10     11     12     13     14     15     16     17     18
man  /.7721 /.6514 /.5513 /.4585 /.3883 /.3260 /.2784 /.2357 /.2038 /.1742 /.1521
nb   /.6453 /.4941 /.3595 /.2620 /.1917 /.1391 /.1025 /.0745 /.0542 /.0384 /.0273
perm /.5982 /.4709 /.3546 /.2635 /.1950 /.1437 /.1059 /.0774 /.0573 /.0421 /.0317
inv  /.5687 /.4498 /.3433 /.2576 /.1928 /.1434 /.1069 /.0791 /.0594 /.0443 /.0337
l2   /.3150 /.2036 /.1190 /.0705 /.0390 /.0222 /.0121 /.0068 /.0038 /.0021 /.0012
play /.0953 /.0454 /.0228 /.0122 /.0069 /.0041 /.0026 /.0017 /.0012 /.0008 /.0006
",
        }],
        remarks: &[],
    },
    Sheet {
        id: "table-e.1",
        title: "Winning quota of TileTab",
        place: "E",
        asks: "Does it help to blur each tile's distance? The transposition table decides: keeping it for a whole game \
               agrees best with the thesis; “ideal” draws one value for each position and search.",
        runs: &[
            ("man dtw %1", "dtw={14|24}&sweep=t&over=4,5,6"),
            ("tiletab dtw %1", "dtw={14|24}&eval=tiletab&draw=game&sweep=t&over=4,5,6"),
            ("ideal dtw %1", "dtw={14|24}&eval=tiletab&sweep=t&over=4,5,6"),
        ],
        quick: "n=300",
        full: "",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Point],
            cells: "
.              4                5                6
man_dtw_14     .169/.1925       .271/.2784       .353/.3795
tiletab_dtw_14 .232/.2288~.0116 .406/.4158~.0137 .579/.5964~.0136
ideal_dtw_14   /.2461~.0084     /.4306~.0097     /.6599~.0093
man_dtw_24     .063/.0435       .071/.0766       .114/.1192
tiletab_dtw_24 .075/.0738~.0073 .187/.1854~.0108 .347/.3258~.0130
ideal_dtw_24   /.0839~.0054     /.2002~.0078     /.3678~.0095
",
        }],
        remarks: &[Remark { at: ("man dtw 24", "4", 0), mistake: false, text: "three standard errors: unexplained" }],
    },
    Sheet {
        id: "appendix-f",
        title: "Rounded evaluation functions",
        place: "F",
        asks: "Does it help to round the two finest functions, which causes ties? The thesis found a significant gain \
               only for Perm with Mult. Its steps and intensities are unknown.",
        runs: &[
            ("%1", "eval={perm|l2}&sweep=round&over=none,0.5,1,2"),
            ("%1 %2", "eval={perm|l2}&noise={add|mult|normminus|normplus}&sweep=round&over=none,0.5,1,2"),
            ("%1 comb", "eval={l2}&noise=comb&sweep=round&over=none,0.5,1,2"),
        ],
        quick: "n=500",
        full: "",
        grids: &[Grid {
            measure: Measure::Quota,
            sample: 1068,
            keys: [Key::Label, Key::Label],
            cells: "
.    -  add mult normplus normminus comb
perm =  =   +    =        =         .
l2   =  =   =    =        =         =
",
        }],
        remarks: &[],
    },
];
