import { Bench } from 'tinybench';
import type { Stage } from '../stage.ts';
import type { Comparison, Measure, Sample } from '../suite.ts';

/** The shortest time of one burst, in milliseconds; each has three runs at least. */
export const burst = 20;
/** The smallest number of rounds, and how long they go on at least, in seconds. */
export const rounds = 31;
export const seconds = 6;
const warmUp = 1000;

/**
 * The number of measurements of the subject and its reference if each needs a new process or tab.
 */
export const turns = {
  'import time': 41,
  'check time': 11,
  'start time': 15,
  'content time': 9,
  'page heap': 5,
  elements: 3,
} as const satisfies Partial<Record<Measure, number>>;

/** Two functions that measure once, each returning bytes, milliseconds or a count. */
export interface Pair {
  subject: () => number | Promise<number>;
  reference: () => number | Promise<number>;
}

/** Measures the two in turn. Which one is first alternates, so that neither benefits from its place. */
export async function inTurn(pair: Pair, goOn: (done: number) => boolean): Promise<Sample[]> {
  const order = ['reference', 'subject'] as const;
  const samples: Sample[] = [];
  while (goOn(samples.length)) {
    const sample = { subject: 0, reference: 0 };
    const sides = samples.length % 2 === 0 ? order : order.toReversed();
    for (const side of sides) sample[side] = await pair[side]();
    samples.push(sample);
  }
  return samples;
}

/** Compares how fast two functions are, in short bursts. */
export function speed(prepare: (stage: Stage) => Functions | Promise<Functions>): Comparison {
  return async (stage) => {
    const { subject, reference } = await prepare(stage);
    for (const task of [reference, subject]) await runTime(task, stage.amount(warmUp, 0));
    const end = performance.now() + stage.amount(seconds, 0) * 1000;
    const least = stage.amount(rounds, 2);
    return inTurn(
      { subject: () => runTime(subject, burst), reference: () => runTime(reference, burst) },
      (done) => done < least || performance.now() < end,
    );
  };
}

export interface Functions {
  subject: () => unknown;
  reference: () => unknown;
}

/**
 * The milliseconds of one run, as the median of a burst. Garbage is not collected in between: that
 * would discard compiled code too, and slow down the next burst.
 */
async function runTime(task: () => unknown, time: number): Promise<number> {
  const bench = new Bench({ time, iterations: 3, warmup: false, throws: true });
  bench.add('burst', task);
  const [run] = await bench.run();
  if (run?.result.state !== 'completed') throw new Error('A burst did not complete.');
  return run.result.latency.p50;
}

/**
 * Compares two things whose every measurement needs a new process or tab, such as the time of an import.
 * @param times number of times, fewer where each one takes long
 */
export function fresh(
  measure: keyof typeof turns,
  prepare: (stage: Stage) => Pair | Promise<Pair>,
  times?: number,
): Comparison {
  return async (stage) => {
    const pair = await prepare(stage);
    // The first measurement of each does not count: it brings files into the system's cache.
    // Measurements so slow that they have fewer turns hardly depend on the cache.
    if (times === undefined && !stage.quick) await inTurn(pair, (done) => done < 1);
    return inTurn(pair, (done) => done < stage.amount(times ?? turns[measure], 1));
  };
}
