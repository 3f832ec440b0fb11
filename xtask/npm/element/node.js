// In Node, as where frameworks render pages on a server, there are no elements.
export class PlyBoard {}
export class PlyTree {}
export class PlySet {}
