/** The calls of a caller in the current window, and the end of the window in seconds since 1970. */
export interface WindowState {
  count: number;
  ends: number;
}

/** The number of callers that are counted; beyond it, counting starts again. */
const mostKeys = 10_000;

/**
 * Creates the function that counts a call of a caller. Windows begin on whole multiples of their
 * length, so that an hour is an hour of the clock.
 * @param seconds the length of a window
 * @param clock the time in milliseconds since 1970
 */
export function createWindowCount(
  seconds: number,
  clock: () => number,
): (key: string) => WindowState {
  const counts = new Map<string, number>();
  let ends = 0;
  return (key) => {
    const next = (Math.floor(clock() / 1000 / seconds) + 1) * seconds;
    if (next !== ends || counts.size >= mostKeys) counts.clear();
    ends = next;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { count, ends };
  };
}
