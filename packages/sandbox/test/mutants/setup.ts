import { afterAll } from 'vitest';

/** The global variable in which the code that Stryker inserts looks up the active mutant. */
const place = '__stryker__';

// The thread stays for the next mutant, whose test files are loaded before it becomes active.
afterAll(() => {
  const namespace: unknown = Reflect.get(globalThis, place);
  if (typeof namespace === 'object' && namespace !== null)
    Reflect.set(namespace, 'activeMutant', undefined);
});
