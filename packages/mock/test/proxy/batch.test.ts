import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBatch } from '../../src/proxy/batch.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('work waits for the batch before it, however long that takes', async () => {
  const batch = createBatch();
  const seen: string[] = [];
  let release: (() => void) | undefined;
  const first = batch.run(async () => {
    await new Promise<void>((resolve) => (release = resolve));
    seen.push('first');
  });
  await vi.advanceTimersByTimeAsync(1000);
  const second = batch.run(async () => void seen.push('second'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(seen).toEqual([]);
  release?.();
  await Promise.all([first, second]);
  expect(seen).toEqual(['first', 'second']);
});
