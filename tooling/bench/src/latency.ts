import { fire, warmUp } from './mock/fire.ts';
import { quantile } from './numbers.ts';
import { spreadOf, type Sample, type Spread } from './spread.ts';
import type { LatencyCase } from './suite.ts';

/** How many rounds there are, how long each lasts and how long warming up, in seconds. */
export const latencyRounds = 3;
export const latencyBurst = 3;
const latencyWarmUp = 1.5;

/** Sets the answers that take longest beside the one in the middle. */
export async function measureLatency({ server }: LatencyCase): Promise<Spread> {
  const { url, requests, close } = await server();
  try {
    const rate = await warmUp(url, requests, latencyWarmUp);
    const amount = Math.round(rate * latencyBurst);
    const samples: Sample[] = [];
    while (samples.length < latencyRounds) {
      const { times } = await fire(url, requests, amount);
      samples.push({ subject: quantile(times, 0.99), reference: quantile(times, 0.5) });
    }
    return spreadOf(samples, 'ms', ({ subject, reference }) => subject / reference);
  } finally {
    close();
  }
}
