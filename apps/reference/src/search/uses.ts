import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../repository.ts';

// Operations that published programs and guides use are those that most readers look for.
const texts = globSync(
  ['tooling/contract-tests/corpus/*/index.yaml', 'apps/reference/src/content/docs/guides/*.md'],
  { cwd: root },
).map((file) => readFileSync(path.join(root, file), 'utf8'));

const counts = new Map<string, number>();
for (const text of texts)
  for (const [name] of text.matchAll(/\b[A-Z]\w*_\w+/g))
    counts.set(name, (counts.get(name) ?? 0) + 1);

/** Returns the number of uses of an operation in programs and guides. */
export function countUses(operationId: string): number {
  return counts.get(operationId) ?? 0;
}
