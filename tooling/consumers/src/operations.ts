import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/packages';

/** The operations of eSignature v2.1, as the list of them in the repository has them. */
export const operations: string[] = readFileSync(path.join(root, 'specs/operations.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([area]) => area === 'esign-v2.1')
  .map(([, resource, operation]) => `${resource}_${operation}`);
