// The programs with the whole lives, through the proxy that compares everything with the contract.
import { expect, test } from 'vitest';
import { compareLives } from '../src/record.ts';

test('the proxy finds nothing in what the clients and the sandbox say to each other', async () => {
  const reports = await compareLives();
  const exchanges = reports.reduce((sum, one) => sum + one.exchanges, 0);
  expect(exchanges).toBeGreaterThan(100);
  const deviations = reports.flatMap(({ operation, deviations: own }) =>
    own.map((one) => ({ operation, ...one })),
  );
  // The sandbox has a parameter of its own in the addresses of its log-in.
  expect(deviations.filter(({ at }) => at !== 'tenant')).toEqual([]);
});
