import { expect, test } from 'vitest';
import { array, looseObject, optional, string } from 'zod';
import { fast } from '../src/fast/fast.ts';

/** A schema with a part, and the number of times that the fields of the part were asked for. */
function start() {
  let reads = 0;
  const part = fast(() =>
    looseObject({
      get name() {
        reads += 1;
        return string();
      },
    }),
  );
  const whole = fast(() =>
    looseObject({ id: string(), part: optional(part), parts: optional(array(part)) }),
  );
  return { whole, reads: () => reads };
}

test('the fields of a part are not made for values that lack the part', () => {
  const { whole, reads } = start();
  expect(whole.safeParse({ id: '1' }).success).toBe(true);
  expect(whole.safeParse({ id: '1', parts: [] }).success).toBe(true);
  expect(reads()).toBe(0);
});

test('they are made for the first that has it, and checked for each', () => {
  const { whole, reads } = start();
  const parse = (name: unknown) => {
    const { success } = whole.safeParse({ id: '1', part: { name }, parts: [{ name }] });
    return { success, reads: reads() };
  };
  const first = parse('Lease');
  expect(first.success).toBe(true);
  expect(first.reads).toBeGreaterThan(0);
  expect(parse('Quay')).toEqual(first);
  expect(parse(1).success).toBe(false);
});
