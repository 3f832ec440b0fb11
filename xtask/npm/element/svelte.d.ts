// `<ply-board>`, `<ply-tree>` and `<ply-set>` in Svelte: `import type {} from "plyground/ply-board/svelte"`.
import type { HTMLAttributes } from 'svelte/elements';
import type { PlyBoard, PlyBoardAttributes, PlyBoardEventMap } from './ply-board.js';
import type { PlyTree, PlyTreeAttributes } from './ply-tree.js';
import type { PlySet, PlySetAttributes } from './ply-set.js';

type Listeners = { [Name in keyof PlyBoardEventMap as `on${Name}`]?: (event: PlyBoardEventMap[Name]) => void };

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    'ply-board': Omit<HTMLAttributes<PlyBoard>, keyof PlyBoardAttributes> & PlyBoardAttributes & Listeners;
    'ply-tree': Omit<HTMLAttributes<PlyTree>, keyof PlyTreeAttributes> & PlyTreeAttributes;
    'ply-set': Omit<HTMLAttributes<PlySet>, keyof PlySetAttributes> & PlySetAttributes;
  }
}
