import os from 'node:os';

/** How much nicer the threads are than the thread of requests; that gives them a third of its share. */
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
