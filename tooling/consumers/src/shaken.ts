import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';

/** The operations of eSignature v2.1. */
export const operations: string[] = readFileSync(path.join(root, 'specs/operations.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([area]) => area === 'esign-v2.1')
  .map(([, resource, operation]) => `${resource}_${operation}`);

/** Words that show what a bundle contains: the operations, and fields of validators. */
export const marks: readonly string[] = [
  ...operations,
  'bulkRecipients',
  'notaryHost',
  'workspaceId',
];

/** Lists the marks that are in a bundle. */
export function findMarks(file: string): string[] {
  const words = new Set(readFileSync(file, 'utf8').match(/\w+/g));
  return marks.filter((mark) => words.has(mark));
}

/** Throws if a bundle contains more than its project uses. */
export function expectShaken(file: string): void {
  const found = findMarks(file).join(', ');
  if (found !== 'Envelopes_get') {
    throw new Error(`${file} should contain only Envelopes_get, but contains: ${found}`);
  }
}
