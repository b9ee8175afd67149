import { messageOf } from '../message-of.ts';

/** The time in milliseconds within which a repeated signal counts as the same one. */
const sameWish = 500;

/**
 * Ends the process on a signal: with code 0 after `close` at the first, and at once at a second.
 * One Ctrl-C can arrive several times, from the terminal and from each program that passes it on,
 * so a signal that repeats soon after is not a second one.
 */
export function endOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let first: { signal: NodeJS.Signals; time: number } | undefined;
  const end = (signal: NodeJS.Signals, number: number) => {
    const time = performance.now();
    if (first === undefined) {
      first = { signal, time };
      void close(signal).then(() => process.exit(0));
    } else if (signal !== first.signal || time - first.time > sameWish) {
      // The code that a shell reports for a process that a signal has ended.
      process.exit(128 + number);
    }
  };
  process.on('SIGINT', (signal) => end(signal, 2));
  process.on('SIGTERM', (signal) => end(signal, 15));
}

/**
 * Does some work at each SIGHUP, as operators expect of a server whose files have changed. If the
 * work fails, the server goes on unchanged.
 */
export function onHangUp(work: () => void): void {
  process.on('SIGHUP', () => {
    try {
      work();
    } catch (error) {
      process.stderr.write(`countersign: ${messageOf(error)}\n`);
    }
  });
}
