import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '../bundle/bundles.ts';
import { isObject, type Json } from '../bundle/json.ts';
import { listOperations } from '../bundle/operations.ts';
import { count } from './count.ts';
import { eventsPage } from './events.ts';
import { onlyOneSide } from './only-one-side.ts';
import { readPublicContract, readPublicOperations } from './public-contract.ts';
import { page, type CountedArea } from './report.ts';

/** Counts every bundle of a spec tree, and compares it with the public spec of its area. */
export function countAreas(specs: string): CountedArea[] {
  const known = readPublicContract(path.join(specs, 'public-contract.yaml'));
  const listings = readPublicOperations(path.join(specs, 'public-operations.tsv'));
  return listBundles(path.join(specs, 'dist')).map(({ area, document }) => {
    const parsed: Json = JSON.parse(readFileSync(document, 'utf8'));
    const bundle = isObject(parsed) ? parsed : {};
    const theirs = known[area];
    const listed = listings[area];
    return {
      area,
      counts: count(bundle),
      ...(theirs !== undefined && { public: theirs }),
      ...(listed !== undefined && { onlyOneSide: onlyOneSide(listOperations(bundle), listed) }),
    };
  });
}

/** The contract in numbers and the list of events, by the names of their files in the tree. */
export function reportPages(specs: string): Map<string, string> {
  return new Map([
    ['CONTRACT.md', page(countAreas(specs))],
    ['EVENTS.md', eventsPage(path.join(specs, 'connect'))],
  ]);
}
