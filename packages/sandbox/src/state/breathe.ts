import { setImmediate } from 'node:timers/promises';

/** The time in milliseconds for which work keeps others waiting. */
const longestTurn = 10;

let since = 0;

/**
 * Begins work that is nearly always short, so that it need not give turns, and is then long in one
 * piece. The returned function gives others a turn if the work, or its part since their last turn,
 * took too long.
 */
export function beginTurn(): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun < longestTurn) return;
    await setImmediate();
    begun = performance.now();
  };
}

/**
 * Gives other requests a turn of the event loop if none had one for a while. For work in many steps,
 * each of which takes some tenths of a millisecond or more.
 * @param most the time in milliseconds that may have gone since they had one
 */
export async function breathe(most = longestTurn): Promise<void> {
  if (performance.now() - since < most) return;
  await setImmediate();
  since = performance.now();
}
