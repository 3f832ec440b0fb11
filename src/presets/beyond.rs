//! Experiments for section 8.2 of the thesis, its future research. The thesis has no numbers for
//! them.

use super::sheet::Sheet;

pub(super) const SHEETS: &[Sheet] = &[
    Sheet {
        id: "beyond-evaluations",
        title: "Better evaluation functions",
        place: "8.2",
        asks: "Does noise still help functions that play better than Euclidian On Board? At distance 24 and depth 3, \
               where even the best still lose games; Add at several intensities.",
        runs: &[("%1", "eval={eu|squares|pdb|pdbsum}&dtw=24&t=3&noise=add&sweep=w&over=0,0.1,0.5,1,2.5,5,10")],
        quick: "n=500",
        full: "n=4272",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "beyond-randomisations",
        title: "Better evaluation functions and every noise",
        place: "8.2",
        asks: "Which kind of noise helps which function, at distance 24 and depth 3?",
        runs: &[(
            "%1",
            "eval={eu|fitted|squares|pdb}&dtw=24&t=3&sweep=noise&over=none,add,mult,normplus,normminus,comb",
        )],
        quick: "n=500",
        full: "n=4272",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "beyond-choice",
        title: "Better evaluation functions, move by move",
        place: "8.2",
        asks: "How often do better functions choose good moves, with and without Add, at distance 24?",
        runs: &[("%1", "kind=com&eval={eu|fitted|squares|pdb|pdbsum}&dtw=24&last=6&sweep=noise&over=none,add")],
        quick: "n=500",
        full: "n=4272",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "beyond-algorithms",
        title: "Other search algorithms",
        place: "8.2",
        asks: "Solutions by A*, weighted A*, a beam and real-time search, guided by each kind of noise. The pattern \
               databases alone are a lower bound; with noise, a solution need not be a shortest one.",
        runs: &[(
            "%1 %2",
            "kind=solving&eval={pdb|squares}&with={ida-star|a-star|a-star/weight=200|beam/width=10|rta-star|lrta-star}\
             &budget=10000&sweep=noise&over=none,add,mult,normplus,normminus,comb",
        )],
        quick: "n=100",
        full: "dtw=24&n=1068",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "beyond-clusters",
        title: "Clustered or spread optimal nodes, move by move",
        place: "8.2",
        asks: "Among moves that share the minimum value, are those with clustered minimal leaves better? Also among \
               fat moves alone, which have equally many.",
        runs: &[("%1", "kind=clusters&dtw={14|24}&noise=add&sweep=eval&over=eu,man,nb,perm,inv,l2,squares,pdb,pdbsum")],
        quick: "n=1068",
        full: "n=20000",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "beyond-tie-rules",
        title: "Clustered or spread optimal nodes, in games",
        place: "8.2",
        asks: "How does the winning quota change if you always choose clustered minimal leaves, or spread ones?",
        runs: &[
            ("%1", "eval={eu|man|squares|pdb}&t=5&sweep=tie&over=random,fat,clustered,spread"),
            ("%1 t 4", "eval={eu|man|squares|pdb}&t=4&sweep=tie&over=random,fat,clustered,spread"),
        ],
        quick: "n=300",
        full: "n=4272",
        grids: &[],
        remarks: &[],
    },
    Sheet {
        id: "beyond-clustered-choices",
        title: "Clustered or spread optimal nodes, in won and lost games",
        place: "8.2",
        asks: "Are games won more often if random choices led to clustered minimal leaves? Every choice is compared \
               with the other tied moves, and with only those that have equally many minimal leaves.",
        runs: &[("%1", "clusters=yes&dtw={14|24}&sweep=eval&over=eu,man,nb,perm,inv,l2,squares,pdb,pdbsum")],
        quick: "n=1068",
        full: "n=20000",
        grids: &[],
        remarks: &[],
    },
];
