import { expect, it } from 'vitest';
import { measureFresh, turns } from '../src/fresh.ts';
import { prepareImports } from '../src/client/imports.ts';

/** A subject that takes three milliseconds and a reference that takes two, both only by their word. */
function pairOf(order: string[]) {
  const taking = (name: string, milliseconds: number) => () => {
    order.push(name);
    return milliseconds;
  };
  return {
    subject: taking('subject', 3),
    reference: taking('reference', 2),
    close: () => {
      order.push('close');
    },
  };
}

it('lets the two take turns, and puts away what they needed', async () => {
  const order: string[] = [];
  const spread = await measureFresh({
    what: 'one',
    reference: 'the other',
    measure: 'check time',
    fresh: () => pairOf(order),
  });
  expect(spread).toMatchObject({ ratio: 1.5, subjectMedian: 3, referenceMedian: 2 });
  // One of each that does not count, then who was second goes first.
  expect(order.slice(0, 6)).toEqual([
    'reference',
    'subject',
    'reference',
    'subject',
    'subject',
    'reference',
  ]);
  expect(order).toHaveLength(2 + 2 * turns['check time'] + 1);
  expect(order.at(-1)).toBe('close');
});

it('puts things away where one of them fails, too', async () => {
  const order: string[] = [];
  const pair = pairOf(order);
  const broken = {
    ...pair,
    subject: () => {
      throw new Error('it does not compile');
    },
  };
  await expect(
    measureFresh({
      what: 'one',
      reference: 'the other',
      measure: 'import time',
      fresh: () => broken,
    }),
  ).rejects.toThrow('it does not compile');
  expect(order.at(-1)).toBe('close');
});

it('imports the programs in processes of their own', async () => {
  const pair = await prepareImports('ours-by-area', 'openapi-fetch');
  try {
    expect(pair.subject()).toBeGreaterThan(0);
    expect(pair.reference()).toBeGreaterThan(0);
  } finally {
    pair.close();
  }
});
