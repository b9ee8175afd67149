// The measure of memory is held to something whose memory is known.
import { expect, it } from 'vitest';
import { measureMemory } from '../src/memory.ts';
import type { MemoryCase } from '../src/suite.ts';

const megabytes = 20;
const twice = {
  what: 'a reader that holds twice what it reads',
  reference: 'the size of the message',
  reader: { module: new URL('support/readers.ts', import.meta.url), name: 'twice' },
  small: () => new Uint8Array(1000),
  large: () => new Uint8Array(megabytes * 1_000_000).fill(1),
};

it.each<MemoryCase['measure']>(['peak memory', 'kept memory'])('finds the %s', (measure) => {
  const spread = measureMemory({ ...twice, measure });
  expect(spread.ratio).toBeGreaterThan(1.9);
  expect(spread.ratio).toBeLessThan(2.3);
  expect(spread.referenceMedian).toBe(megabytes);
});
