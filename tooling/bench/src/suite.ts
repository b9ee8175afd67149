import type { Asked } from './mock/ask.ts';

/** What a ratio must be at least, or at most. */
export type Goal = { atLeast: number } | { atMost: number };

/** What is measured. */
interface Measured {
  what: string;
  /** Where there is none, the row is there to be known. */
  goal?: Goal;
  /** It takes minutes, and is measured only where `--long` asks for it. */
  long?: boolean;
}

/** What is measured, and what it is set beside. */
interface Row extends Measured {
  reference: string;
}

/** Two things to do, one of which is the reference. */
export interface Pair {
  subject: () => unknown;
  reference: () => unknown;
  /** Puts away what the two have needed. */
  close?: () => void;
}

/** How fast something is, beside a reference that runs in turn with it. */
export interface SpeedCase extends Row {
  measure: 'throughput' | 'time';
  prepare: () => Pair | Promise<Pair>;
}

/** How much memory it takes to read something, beside the size of what is read. */
export interface MemoryCase extends Row {
  measure: 'peak memory' | 'kept memory';
  reader: Reader;
  /** Read many times first, so that code and the first growth of the heap do not count. Without it they do. */
  small?: () => Uint8Array;
  large: () => Uint8Array;
}

/** A function that a process of its own can find: `readers` of a module holds it by name. */
export interface Reader {
  module: URL;
  name: string;
}

export type Readers = Readonly<Record<string, (bytes: Uint8Array) => unknown>>;

/** What happens once in a process, or in a tab of a browser, so that each time needs a new one. */
export interface FreshCase extends Row {
  measure: 'import time' | 'check time' | 'start time' | 'content time' | 'page heap' | 'elements';
  fresh: () => FreshPair | Promise<FreshPair>;
  /** How many times each of the two is done, where it takes so long that there are to be fewer. */
  turns?: number;
}

/** Two things to do, each anew; each tells what it took, such as the milliseconds. */
export interface FreshPair {
  subject: () => number | Promise<number>;
  reference: () => number | Promise<number>;
  close: () => void | Promise<void>;
}

/** How many requests a server answers, beside another that is asked the same in turn with it. */
export interface LoadCase extends Row {
  measure: 'requests a second';
  servers: () => Promise<LoadPair>;
}

/** Two servers, by their addresses, and what they are asked again and again. */
export interface LoadPair {
  subject: string;
  reference: string;
  requests: readonly Asked[];
  close: () => void;
}

/** How long the slowest of a hundred answers takes, beside the one in the middle. */
export interface LatencyCase extends Row {
  measure: 'latency';
  server: () => Promise<{ url: string; requests: readonly Asked[]; close: () => void }>;
}

/** How much memory a server holds. */
export interface ResidentCase extends Measured {
  measure: 'resident memory';
  /** In bytes, of a process that has just begun. */
  resident: () => Promise<number>;
  /** How many processes there are, where it takes so long that there are to be fewer. */
  turns?: number;
}

/** How large a piece of code is, all that a page loads, or a package. */
export interface SizeCase extends Measured {
  measure: 'size' | 'transfer' | 'packed size' | 'unpacked size';
  /** In bytes, as a server sends it, or as they lie on the disk. */
  size: () => Promise<number>;
}

/** How long a person waits, where the goal is one in time and not beside anything. */
export interface WaitCase extends Measured {
  measure: 'answer time' | 'build time';
  /** In milliseconds. */
  wait: () => Promise<number>;
}

/** How many other packages an installation brings. */
export interface CountCase extends Measured {
  measure: 'dependencies';
  count: () => number;
}

/** How often something happens in a second, where the goal is a number of its own. */
export interface RateCase extends Measured {
  measure: 'events a second';
  rate: () => Promise<number>;
}

/** What is measured as it is, beside nothing. */
export type AmountCase = SizeCase | ResidentCase | WaitCase | CountCase | RateCase;

export type RatioCase = SpeedCase | MemoryCase | FreshCase | LoadCase | LatencyCase;

export type Case = RatioCase | AmountCase;

/** What is measured together. The keys of the cases are their names in `docs/benchmarks.json`. */
export interface Suite {
  /** What it is about, in a sentence or two. */
  about: string;
  cases: Readonly<Record<string, Case>>;
}
