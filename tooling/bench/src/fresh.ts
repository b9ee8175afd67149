import { spreadOf, type Sample, type Spread } from './spread.ts';
import type { FreshCase, FreshPair } from './suite.ts';

/** How many processes each of the two gets, by what is measured: a check takes a second, an import none. */
export const turns: Readonly<Record<FreshCase['measure'], number>> = {
  'import time': 41,
  'check time': 11,
};

/** Does the subject and its reference in turn, each in a new process, and sets them side by side. */
export async function measureFresh({ measure, fresh }: FreshCase): Promise<Spread> {
  const pair = await fresh();
  try {
    // Once for nothing, so that the system has the files of both at hand.
    pair.reference();
    pair.subject();
    const samples = Array.from({ length: turns[measure] }, (_, turn) => sampleOf(pair, turn));
    return spreadOf(samples, 'ms', ({ subject, reference }) => subject / reference);
  } finally {
    pair.close();
  }
}

/** Who goes first changes, so that neither has it better for its place. */
function sampleOf(pair: FreshPair, turn: number): Sample {
  if (turn % 2 === 0) {
    const reference = pair.reference();
    return { reference, subject: pair.subject() };
  }
  const subject = pair.subject();
  return { subject, reference: pair.reference() };
}
