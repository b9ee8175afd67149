import { Bench } from 'tinybench';
/** The shortest time of one burst, in milliseconds; each has three runs at least. */
export const burst = 20;
/** The smallest number of rounds, and how long they go on at least, in seconds. */
export const rounds = 31;
export const seconds = 6;
const warmUp = 1000;
/** How often the subject and its reference are measured where each time needs a new process or tab. */
export const turns = {
  'import time': 41,
  'check time': 11,
  'start time': 15,
  'content time': 9,
  'page heap': 5,
  elements: 3,
};
/** Measures the two in turn. Which one is first alternates, so that neither benefits from its place. */
export async function inTurn({ subject, reference }, goOn) {
  const samples = [];
  while (goOn(samples.length)) {
    if (samples.length % 2 === 0) {
      const first = await reference();
      samples.push({ reference: first, subject: await subject() });
    } else {
      const first = await subject();
      samples.push({ subject: first, reference: await reference() });
    }
  }
  return samples;
}
/** A row that compares how fast two functions are, in short bursts. */
export function speed(label, prepare) {
  const samples = async (stage) => {
    const { subject, reference } = await prepare(stage);
    for (const task of [reference, subject]) await runTime(task, stage.amount(warmUp, 0));
    const end = performance.now() + stage.amount(seconds, 0) * 1000;
    const least = stage.amount(rounds, 2);
    return inTurn(
      { subject: () => runTime(subject, burst), reference: () => runTime(reference, burst) },
      (done) => done < least || performance.now() < end,
    );
  };
  return { ...label, samples };
}
/**
 * The milliseconds of one run, as the median of a burst. Garbage is not collected in between: that
 * would discard compiled code too, and slow down the next burst.
 */
async function runTime(task, time) {
  const bench = new Bench({ time, iterations: 3, warmup: false, throws: true });
  bench.add('burst', task);
  const [run] = await bench.run();
  if (run?.result.state !== 'completed') throw new Error('A burst did not complete.');
  return run.result.latency.p50;
}
/** A row whose every measurement needs a new process or tab, such as the time of an import. */
export function fresh({ turns: own, ...label }, prepare) {
  const samples = async (stage) => {
    const pair = await prepare(stage);
    // The first of each does not count: it brings files into the system's cache. What takes so long
    // that it has fewer turns hardly depends on that.
    if (own === undefined && !stage.quick) await inTurn(pair, (done) => done < 1);
    return inTurn(pair, (done) => done < stage.amount(own ?? turns[label.measure], 1));
  };
  return { ...label, samples };
}
