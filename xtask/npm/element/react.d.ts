// `<ply-board>`, `<ply-tree>` and `<ply-set>` in JSX: `import type {} from "plyground/ply-board/react"`.
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { PlyBoard, PlyBoardAttributes, PlyBoardEventMap } from './ply-board.js';
import type { PlyTree, PlyTreeAttributes } from './ply-tree.js';
import type { PlySet, PlySetAttributes } from './ply-set.js';

type Listeners = { [Name in keyof PlyBoardEventMap as `on${Name}`]?: (event: PlyBoardEventMap[Name]) => void };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'ply-board': DetailedHTMLProps<Omit<HTMLAttributes<PlyBoard>, keyof PlyBoardAttributes>, PlyBoard> &
        PlyBoardAttributes &
        Listeners;
      'ply-tree': DetailedHTMLProps<Omit<HTMLAttributes<PlyTree>, keyof PlyTreeAttributes>, PlyTree> & PlyTreeAttributes;
      'ply-set': DetailedHTMLProps<Omit<HTMLAttributes<PlySet>, keyof PlySetAttributes>, PlySet> & PlySetAttributes;
    }
  }
}
