/** The time in milliseconds for which work keeps others waiting. */
const longestTurn = 5;

/** The earliest time at which the current turn of the event loop may have begun. */
let since = 0;

/** Work that waits for a turn of its own, in order. */
const waiting: (() => void)[] = [];

/**
 * Notes that a request begins its work, so that a short one never waits in `breathe` only because
 * the process had nothing to do before.
 */
export function beginTurn(): void {
  const now = performance.now();
  if (now - since >= longestTurn) since = now;
}

/**
 * Gives other requests a turn of the event loop if none had one for a while. For work in many
 * steps. Where several pieces of work wait, each gets a turn of its own.
 */
export function breathe(): Promise<void> | undefined {
  // Nearly always so, and a promise of its own would cost more than the question.
  if (performance.now() - since < longestTurn) return undefined;
  return new Promise<void>((resolve) => {
    waiting.push(resolve);
    // An immediate of the callback of a request runs before the next request is read. One that is
    // put off from there runs behind it.
    if (waiting.length === 1) setImmediate(() => setImmediate(endTurn));
  });
}

/** Lets the next piece of work go on, in a new turn. */
function endTurn(): void {
  since = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(endTurn);
}
