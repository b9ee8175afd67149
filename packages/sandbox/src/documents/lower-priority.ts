import os from 'node:os';

/** The difference in niceness, which leaves the threads a third of the share of the one of requests. */
const nicer = 5;

/** The lowest priority that systems know. */
const lowest = 19;

/**
 * Has the calling thread come behind the one that answers requests where both want the processor, as
 * two threads with documents otherwise take all of a machine with two processors. Only Linux knows
 * priorities of threads; elsewhere this would be that of the whole process.
 */
export function lowerPriority(): void {
  if (process.platform !== 'linux') return;
  try {
    os.setPriority(Math.min(lowest, os.getPriority() + nicer));
  } catch {
    // A container may forbid it; then all threads are equal.
  }
}
