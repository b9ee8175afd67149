/**
 * Remembers which events were handled, since the service sends some of them twice. One that several
 * processes share, in a database for instance, makes `claim` one atomic step, such as an insert
 * that fails where the ID is there.
 */
export interface EventStore {
  /**
   * Claims an event for this process. @returns the state of the claim; a simple store may return
   * true if the event was not claimed before
   */
  claim(id: string): Claim | boolean | Promise<Claim | boolean>;
  /** Notes that an event was handled. A store that takes each claim for that needs no such function. */
  finish?(id: string): void | Promise<void>;
  /** Releases an event whose handler has failed, so that it is handled when it is sent again. */
  release(id: string): void | Promise<void>;
}

/**
 * `mine`: handle it now; `done`: it was handled before; `busy`: another process handles it, and the
 * service is asked to send it again later.
 */
export type Claim = 'mine' | 'done' | 'busy';

/** Options of a store in memory. */
export interface MemoryStoreOptions {
  /** The number of events to remember; 10,000 by default. */
  size?: number | undefined;
  /**
   * The milliseconds for which an event is remembered; by default 15 days, for which the service
   * retries.
   */
  lifetime?: number | undefined;
  /** The present in milliseconds, as `Date.now` tells it. */
  now?: (() => number) | undefined;
}

const fifteenDays = 15 * 24 * 60 * 60 * 1000;

/** A store whose functions answer at once. */
export interface MemoryStore {
  /** Claims an event. @returns true if it was not claimed before */
  claim(id: string): boolean;
  /** Releases an event whose handler has failed. */
  release(id: string): void;
}

/** A store in the memory of this process. The oldest events are forgotten first. */
export function memoryStore({
  size = 10_000,
  lifetime = fifteenDays,
  now = Date.now,
}: MemoryStoreOptions = {}): MemoryStore {
  /** The time at which each event was claimed; a Map keeps the order of insertion. */
  const claimed = new Map<string, number>();

  function forgetOld(): void {
    const bound = now() - lifetime;
    for (const [id, since] of claimed) {
      if (since > bound) return;
      claimed.delete(id);
    }
  }

  return {
    claim(id) {
      forgetOld();
      if (claimed.has(id)) return false;
      claimed.set(id, now());
      const [oldest] = claimed.keys();
      if (claimed.size > size && oldest !== undefined) claimed.delete(oldest);
      return true;
    },
    release(id) {
      claimed.delete(id);
    },
  };
}
