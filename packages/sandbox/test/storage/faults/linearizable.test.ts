// Tests of the checker itself: it must tell valid histories from invalid ones.
import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinearizable, type Operation } from './linearizable.ts';

const write = (value: string, invoked: number, returned = Infinity): Operation => ({
  kind: 'write',
  value,
  invoked,
  returned,
});
const read = (value: string, invoked: number, returned: number): Operation => ({
  kind: 'read',
  value,
  invoked,
  returned,
});

describe('what no register does', () => {
  const bad: [string, Operation[]][] = [
    ['a read of what was overwritten', [write('a', 1, 2), write('b', 3, 4), read('a', 5, 6)]],
    ['a read of what was not written yet', [read('a', 1, 2), write('a', 3, 4)]],
    ['a read of what nobody wrote', [write('a', 1, 2), read('b', 3, 4)]],
    [
      'two readers that see two writes in two orders',
      [write('a', 1, 10), write('b', 1, 10), read('a', 2, 3), read('b', 4, 5), read('a', 6, 7)],
    ],
    ['a lost write', [write('a', 1, 2), read('', 3, 4)]],
    [
      'an unknown write that is seen and gone again',
      [write('a', 1), read('a', 2, 3), read('', 4, 5)],
    ],
  ];
  it.each(bad)('%s', (_, history) => {
    expect(isLinearizable(history, '')).toBe(false);
  });
});

describe('what a register may do', () => {
  const good: [string, Operation[]][] = [
    ['a read during a write sees either', [write('a', 1, 10), read('', 2, 3), read('a', 4, 5)]],
    ['an unknown write never happens', [write('a', 1), read('', 2, 3), read('', 900, 901)]],
    ['an unknown write happens late', [write('a', 1), read('', 2, 3), read('a', 900, 901)]],
  ];
  it.each(good)('%s', (_, history) => {
    expect(isLinearizable(history, '')).toBe(true);
  });

  it('whatever happens at moments within the operations, in an order of its own', () => {
    const one = record({
      isWrite: boolean(),
      at: integer({ min: 0, max: 200 }),
      before: integer({ min: 0, max: 30 }),
      after: integer({ min: 0, max: 30 }),
    });
    assert(
      property(array(one, { maxLength: 60 }), (drawn) => {
        let value = '';
        const history = drawn
          .map((operation, index) => ({ ...operation, at: operation.at + index / 1000, index }))
          .toSorted((first, second) => first.at - second.at)
          .map(({ isWrite, at, before, after, index }): Operation => {
            if (isWrite) value = String(index);
            const kind = isWrite ? 'write' : 'read';
            return { kind, value, invoked: at - before, returned: at + after };
          });
        expect(isLinearizable(history, '')).toBe(true);
      }),
    );
  });
});
