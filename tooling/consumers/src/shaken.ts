import { readFileSync } from 'node:fs';
import { operations } from './operations.ts';

/** What can be told apart in a bundle: each operation, and validators by a word that only they have. */
export const marks: readonly string[] = [
  ...operations,
  'bulkRecipients',
  'notaryHost',
  'workspaceId',
];

/** The marks that are in a bundle. */
export function marksIn(file: string): string[] {
  const words = new Set(readFileSync(file, 'utf8').match(/\w+/g));
  return marks.filter((mark) => words.has(mark));
}

/**
 * Makes sure that a bundle holds what its project uses and no more.
 * @throws with what is there
 */
export function mustBeShaken(file: string): void {
  const found = marksIn(file);
  if (found.join() === 'Envelopes_get') return;
  throw new Error(`${file} was to have Envelopes_get alone, and has: ${found.join(', ')}`);
}
