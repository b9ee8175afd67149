import { memoryStore } from '@countersign/connect';
import { describe, expect, it } from 'vitest';

describe('memoryStore', () => {
  it('lets an event be claimed once, and again after its release', () => {
    const store = memoryStore();
    expect(store.claim('a')).toBe(true);
    expect(store.claim('a')).toBe(false);
    expect(store.claim('b')).toBe(true);
    void store.release('a');
    expect(store.claim('a')).toBe(true);
    expect(store.claim('b')).toBe(false);
  });

  it('forgets the oldest where there are too many', () => {
    const store = memoryStore({ size: 2 });
    for (const id of ['a', 'b', 'c']) store.claim(id);
    expect(store.claim('c')).toBe(false);
    expect(store.claim('b')).toBe(false);
    expect(store.claim('a')).toBe(true);
  });

  it('forgets what is older than the lifetime', () => {
    let now = 1000;
    const store = memoryStore({ lifetime: 100, now: () => now });
    store.claim('a');
    now = 1050;
    store.claim('b');
    now = 1099;
    expect(store.claim('a')).toBe(false);
    now = 1100;
    expect(store.claim('a')).toBe(true);
    expect(store.claim('b')).toBe(false);
  });

  it('remembers an event for 15 days', () => {
    let day = 0;
    const store = memoryStore({ now: () => day * 24 * 60 * 60 * 1000 });
    store.claim('a');
    day = 14;
    expect(store.claim('a')).toBe(false);
    day = 15;
    expect(store.claim('a')).toBe(true);
  });
});
