// `<ply-board>`, `<ply-tree>` and `<ply-set>` in templates of Vue: `import type {} from "plyground/ply-board/vue"`.
import type { HTMLAttributes } from 'vue';
import type { PlyBoardAttributes, PlyBoardEventMap } from './ply-board.js';
import type { PlyTreeAttributes } from './ply-tree.js';
import type { PlySetAttributes } from './ply-set.js';

type Listeners = { [Name in keyof PlyBoardEventMap as `on${Capitalize<Name>}`]?: (event: PlyBoardEventMap[Name]) => void };

declare module 'vue' {
  interface GlobalComponents {
    'ply-board': new () => { $props: Omit<HTMLAttributes, keyof PlyBoardAttributes> & PlyBoardAttributes & Listeners };
    'ply-tree': new () => { $props: Omit<HTMLAttributes, keyof PlyTreeAttributes> & PlyTreeAttributes };
    'ply-set': new () => { $props: Omit<HTMLAttributes, keyof PlySetAttributes> & PlySetAttributes };
  }
}
