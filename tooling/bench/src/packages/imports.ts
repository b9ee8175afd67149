import { importTime } from '@countersign/packages/budgets';
import type { FreshPair } from '../suite.ts';

/** Modules to import beside others, by their names, each time in a process that has just begun. */
export function importsBeside(subject: readonly string[], reference: readonly string[]): FreshPair {
  return {
    subject: importing(subject),
    reference: importing(reference),
    close() {
      // Nothing lies about.
    },
  };
}

function importing(names: readonly string[]): () => number {
  const addresses = names.map((name) => import.meta.resolve(name));
  return () => importTime(addresses);
}
