import type { ExchangeDetails } from './exchange-details.ts';
import type { Exchange } from './exchange.ts';

/** The exchanges of programs that the mock remembers. Calls of the console are left out. */
export interface Traffic {
  /** Oldest first. */
  recent(): readonly Exchange[];
  /** An exchange with its headers and bodies; undefined if it is not remembered. */
  find(id: number): ExchangeDetails | undefined;
  /** Forgets them. */
  clear(): void;
  /** Calls a function with each exchange from now on; the result ends it. */
  subscribe(listener: (exchange: Exchange) => void): () => void;
}
