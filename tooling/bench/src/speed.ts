import { Bench } from 'tinybench';
import { spreadOf, type Sample, type Spread } from './spread.ts';
import type { Pair, SpeedCase } from './suite.ts';

/** How long one burst lasts at least, in milliseconds; three runs are in each at least. */
export const burst = 20;
/** How many rounds there are at least, and how long they go on at least, in seconds. */
export const rounds = 31;
export const seconds = 6;
const warmUp = 1000;

/** Lets the subject and its reference run in turn, in short bursts, and sets them side by side. */
export async function measureSpeed({ measure, prepare }: SpeedCase): Promise<Spread> {
  const pair = await prepare();
  try {
    return spreadOf(await samplesOf(pair), 'ms', ({ subject, reference }) =>
      measure === 'throughput' ? reference / subject : subject / reference,
    );
  } finally {
    pair.close?.();
  }
}

async function samplesOf(pair: Pair): Promise<Sample[]> {
  await timeOf(pair.reference, warmUp);
  await timeOf(pair.subject, warmUp);
  const samples: Sample[] = [];
  const end = performance.now() + seconds * 1000;
  while (samples.length < rounds || performance.now() < end) {
    // Who goes first changes, so that neither has it better for its place.
    if (samples.length % 2 === 0) {
      const reference = await timeOf(pair.reference, burst);
      samples.push({ reference, subject: await timeOf(pair.subject, burst) });
    } else {
      const subject = await timeOf(pair.subject, burst);
      samples.push({ subject, reference: await timeOf(pair.reference, burst) });
    }
  }
  return samples;
}

/**
 * Milliseconds that one run takes, the median of a burst. Garbage is not taken away by force in
 * between: that would take compiled code away too, and slow what comes next.
 */
async function timeOf(task: () => unknown, time: number): Promise<number> {
  const bench = new Bench({ time, iterations: 3, warmup: false, throws: true });
  bench.add('burst', task);
  const [run] = await bench.run();
  if (run?.result.state !== 'completed') throw new Error('a burst did not come to its end');
  return run.result.latency.p50;
}
