import type { Claim, EventStore } from '../receive/event-store.js';

/** A store that outlives a process, and knows an event that is at work from one that is done. */
export interface LastingStore extends EventStore {
  claim(id: string): Promise<Claim>;
  finish(id: string): Promise<void>;
  release(id: string): Promise<void>;
}

/** The times for which a store remembers events. */
export interface LastingStoreOptions {
  /**
   * Milliseconds after which an event whose handler has neither succeeded nor failed may be handled
   * again: the process has ended, or hangs. Two minutes by default; the service waits 100 seconds.
   */
  lease?: number | undefined;
  /** Milliseconds for which an event is remembered that was handled; 15 days by default, for so long the service tries. */
  lifetime?: number | undefined;
}

export const twoMinutes = 2 * 60_000;
export const fifteenDays = 15 * 24 * 60 * 60 * 1000;
