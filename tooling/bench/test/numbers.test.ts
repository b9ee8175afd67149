import { expect, it } from 'vitest';
import { median, quantile } from '../src/numbers.ts';
import { spreadOf } from '../src/spread.ts';

it('finds the middle, between two numbers too', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 2, 9])).toBe(3);
  expect(quantile([0, 4], 0.25)).toBe(1);
});

it('sets each subject beside the reference that was measured next to it', () => {
  // The machine was twice as slow in the second round, which the ratio does not show.
  const samples = [
    { subject: 3, reference: 2 },
    { subject: 6, reference: 4 },
    { subject: 9, reference: 2 },
  ];
  expect(spreadOf(samples, 'ms', ({ subject, reference }) => subject / reference)).toEqual({
    ratio: 1.5,
    lower: 1.5,
    upper: 3,
    subjectMedian: 6,
    referenceMedian: 2,
    unit: 'ms',
  });
});
