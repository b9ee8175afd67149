import { afterEach, beforeEach, vi } from 'vitest';

/** A clock that a test moves. */
export interface Clock {
  /** Fires the timers that are due within some milliseconds. */
  pass(milliseconds: number): void;
  /**
   * Does the same once current work has finished: for hooks, which run before the next timer is
   * set.
   */
  passSoon(milliseconds: number): void;
}

const pass = (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
};

/**
 * Stops the clock of the client, not that of the machine, for the tests that call this: a time-out
 * is over when a test says so, and never because a request took long to arrive.
 */
export function useStoppedClock(): Clock {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());
  return { pass, passSoon: (milliseconds) => setImmediate(pass, milliseconds) };
}
