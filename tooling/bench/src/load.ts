import { fire, warmUp } from './mock/fire.ts';
import { spreadOf, type Sample, type Spread } from './spread.ts';
import type { LoadCase, LoadPair } from './suite.ts';

/** How many rounds there are, how long a burst lasts and how long warming up, in seconds. */
export const loadRounds = 7;
export const loadBurst = 1.5;
export const loadWarmUp = 4;

/** Lets two servers answer the same requests in turn, in short bursts, and sets them side by side. */
export async function measureLoad({ servers }: LoadCase): Promise<Spread> {
  const pair = await servers();
  try {
    const samples = await samplesOf(pair);
    return spreadOf(samples, '1/s', ({ subject, reference }) => subject / reference);
  } finally {
    pair.close();
  }
}

async function samplesOf({ subject, reference, requests }: LoadPair): Promise<Sample[]> {
  const burstOf = async (server: string) => {
    const amount = Math.round((await warmUp(server, requests, loadWarmUp)) * loadBurst);
    return async () => (await fire(server, requests, amount)).rate;
  };
  const ofReference = await burstOf(reference);
  const ofSubject = await burstOf(subject);
  const samples: Sample[] = [];
  while (samples.length < loadRounds) {
    // Who goes first changes, so that neither has it better for its place.
    if (samples.length % 2 === 0) {
      const first = await ofReference();
      samples.push({ reference: first, subject: await ofSubject() });
    } else {
      const first = await ofSubject();
      samples.push({ subject: first, reference: await ofReference() });
    }
  }
  return samples;
}
