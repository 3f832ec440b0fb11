export interface Signal<T> {
  value: T;
}
export declare function signal<T>(value: T): Signal<T>;
/** Runs a function, and again whenever a signal that it has read changes; returns what stops that. */
export declare function effect(run: () => void): () => void;
