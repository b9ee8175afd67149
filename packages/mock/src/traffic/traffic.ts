import type { Exchange } from './exchange.ts';

/** The exchanges that the mock remembers. */
export interface Traffic {
  /** Oldest first. */
  recent(): readonly Exchange[];
  /** Forgets them. */
  clear(): void;
  /** Calls a function with each exchange from now on; the result ends it. */
  subscribe(listener: (exchange: Exchange) => void): () => void;
}
