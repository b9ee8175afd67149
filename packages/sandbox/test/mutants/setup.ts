import { afterAll } from 'vitest';

/** Where the code that Stryker inserts looks up which mutant is active. */
const place = '__stryker__';

// The thread stays for the next mutant, whose test files are loaded before it becomes active.
afterAll(() => {
  const namespace: unknown = Reflect.get(globalThis, place);
  if (typeof namespace === 'object' && namespace !== null)
    Reflect.set(namespace, 'activeMutant', undefined);
});
