import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  areaAddress,
  categoryAddress,
  errorAddress,
  eventAddress,
  operationAddress,
  resourceAddress,
  schemaAddress,
} from '../contract/addresses.ts';
import type { Area } from '../contract/areas.ts';
import { count } from '../contract/count.ts';
import { errorCodes } from '../contract/errors.ts';
import { events } from '../contract/events.ts';
import { firstSentence } from '../contract/first-sentence.ts';
import type { SearchRecord } from './record.ts';
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
function countUses(operationId: string): number {
  return counts.get(operationId) ?? 0;
}

/** The records of an area and of its pages. */
export function areaRecords({
  name: area,
  title,
  summary,
  operations,
  categories,
  resources,
  schemas,
}: Area): SearchRecord[] {
  return [
    { kind: 'page', area, title, detail: summary, address: areaAddress(area) },
    ...operations.map((operation): SearchRecord => ({
      kind: 'operation',
      area,
      title: operation.id,
      detail: operation.summary,
      address: operationAddress(operation),
      call: `${operation.method} ${operation.path}`,
      ...(countUses(operation.id) > 0 && { uses: countUses(operation.id) }),
    })),
    ...categories.map(({ name, resources: inside }): SearchRecord => ({
      kind: 'category',
      area,
      title: name,
      detail: count(inside.length, 'resource'),
      address: categoryAddress(area, name),
    })),
    ...resources.map(({ name, description }): SearchRecord => ({
      kind: 'resource',
      area,
      title: name,
      detail: firstSentence(description),
      address: resourceAddress(area, name),
    })),
    ...[...schemas].map(([name, { description = '' }]): SearchRecord => ({
      kind: 'schema',
      area,
      title: name,
      detail: firstSentence(description),
      address: schemaAddress(area, name),
    })),
  ];
}

/** Every error code. */
export const errorRecords: readonly SearchRecord[] = errorCodes.map(({ code, meanings }) => ({
  kind: 'error',
  title: code,
  detail: firstSentence(meanings[0]?.description ?? ''),
  address: errorAddress(code),
  words: [...new Set(meanings.map(({ status }) => status))].join(' '),
}));

/** Every Connect event. */
export const eventRecords: readonly SearchRecord[] = events.map(({ name, operation }) => ({
  kind: 'event',
  title: name,
  detail: operation.summary,
  address: eventAddress(name),
}));
