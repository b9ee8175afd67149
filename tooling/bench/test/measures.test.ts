// The measures are checked with subjects whose cost is known.
import { expect, it } from 'vitest';
import { fresh, turns } from '../src/measure/in-turn.ts';
import { memory } from '../src/measure/memory.ts';
import { median, quantile, spread } from '../src/numbers.ts';
import { Stage } from '../src/stage.ts';

it('finds quantiles, between two numbers too', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(quantile([0, 4], 0.25)).toBe(1);
});

it('compares each subject with the reference that was measured next to it', () => {
  // The machine was twice as slow in the second round, which the ratio does not show.
  const samples = [
    { subject: 3, reference: 2 },
    { subject: 6, reference: 4 },
    { subject: 9, reference: 2 },
  ];
  const numbers = { ratio: 1.5, lower: 1.5, upper: 3, subjectMedian: 6, referenceMedian: 2 };
  expect(spread(samples, 'ms', false)).toEqual(numbers);
  expect(spread(samples, 'ms', true)).toMatchObject({ ratio: 0.67, lower: 0.44, upper: 0.67 });
});

it('measures the two in turn', async () => {
  const order: string[] = [];
  const taking = (name: string, milliseconds: number) => () => {
    order.push(name);
    return milliseconds;
  };
  const measurement = fresh('check time', () => ({
    subject: taking('subject', 3),
    reference: taking('reference', 2),
  }));
  await using stage = new Stage();
  const samples = await measurement(stage);
  expect(samples).toHaveLength(turns['check time']);
  expect(samples[0]).toEqual({ subject: 3, reference: 2 });
  // The first of each does not count. From then on the second one of a round is first in the next.
  const [reference, subject] = ['reference', 'subject'];
  expect(order.slice(0, 6)).toEqual([reference, subject, reference, subject, subject, reference]);
});

it.each(['peak', 'kept'] as const)('finds the memory, %s', async (form) => {
  const measurement = memory(form, {
    module: new URL('support/readers.ts', import.meta.url),
    reader: 'twice',
    small: () => new Uint8Array(1000),
    large: () => new Uint8Array(20_000_000).fill(1),
  });
  await using stage = new Stage({ quick: true });
  const [sample] = await measurement(stage);
  expect(sample?.reference).toBe(20_000_000);
  expect(sample?.subject).toBeGreaterThan(38_000_000);
  expect(sample?.subject).toBeLessThan(46_000_000);
});
