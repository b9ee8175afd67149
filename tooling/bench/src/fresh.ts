import { spreadOf, type Sample, type Spread } from './spread.ts';
import type { FreshCase, FreshPair } from './suite.ts';
import type { RatioResult } from './results.ts';

/** How many times each of the two is done, by what is measured: a check takes a second, an import none. */
export const turns: Readonly<Record<FreshCase['measure'], number>> = {
  'import time': 41,
  'check time': 11,
  'start time': 15,
  'content time': 9,
  'page heap': 5,
  elements: 3,
};

const units: Readonly<Record<FreshCase['measure'], RatioResult['unit']>> = {
  'import time': 'ms',
  'check time': 'ms',
  'start time': 'ms',
  'content time': 'ms',
  'page heap': 'MB',
  elements: 'elements',
};

/** Does the subject and its reference in turn, each anew, and sets them side by side. */
export async function measureFresh({ measure, fresh, turns: fewer }: FreshCase): Promise<Spread> {
  const pair = await fresh();
  try {
    // Once for nothing, so that the system has the files of both at hand; what takes so long that
    // there are fewer turns hardly waits for files.
    if (fewer === undefined) await sampleOf(pair, 0);
    const samples: Sample[] = [];
    while (samples.length < (fewer ?? turns[measure]))
      samples.push(await sampleOf(pair, samples.length));
    return spreadOf(samples, units[measure], ({ subject, reference }) => subject / reference);
  } finally {
    await pair.close();
  }
}

/** Who goes first changes, so that neither has it better for its place. */
async function sampleOf(pair: FreshPair, turn: number): Promise<Sample> {
  if (turn % 2 === 0) {
    const reference = await pair.reference();
    return { reference, subject: await pair.subject() };
  }
  const subject = await pair.subject();
  return { subject, reference: await pair.reference() };
}
