// The site as files: a page for everything that the specs have, none of them heavy.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import {
  errorAddress,
  eventAddress,
  operationAddress,
  resourceAddress,
  schemaAddress,
} from '../src/contract/addresses.ts';
import { areas, operations } from '../src/contract/areas.ts';
import { errorCodes } from '../src/contract/errors.ts';
import { events } from '../src/contract/events.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const base = '/reference/';
const listed =
  readFileSync(path.resolve(import.meta.dirname, '../../../specs/operations.tsv'), 'utf8')
    .trim()
    .split('\n').length - 1;

function pageAt(address: string): string {
  return readFileSync(path.join(dist, address, 'index.html'), 'utf8');
}

const sizes = new Map<string, number>();

/** Bytes of a file as it travels. */
function compressed(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file))).length;
  sizes.set(file, known);
  return known;
}

/** Bytes of a page with the scripts and styles that it names, as they travel. */
function weight(address: string): number {
  const html = pageAt(address);
  const named = html.matchAll(/<(?:script|link)[^>]+(?:src|href)="([^"]+\.(?:js|css))"/g);
  const files = new Set([...named].map(([, file = '']) => file.slice(base.length)));
  return [...files, path.join(address, 'index.html')].reduce(
    (sum, file) => sum + compressed(file),
    0,
  );
}

it('every operation has a page', () => {
  expect(operations).toHaveLength(listed);
  for (const operation of operations) {
    expect(pageAt(operationAddress(operation)), operation.id).toContain(operation.path);
  }
});

it('no page weighs 100 kB or more, scripts and styles included', () => {
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map(path.dirname);
  expect(pages.length).toBeGreaterThan(operations.length);
  for (const page of pages) expect(weight(page), page).toBeLessThan(100_000);
});

it('every schema, resource, error code and event has a page', () => {
  const addresses = [
    ...areas.flatMap(({ name, schemas, resources }) => [
      ...[...schemas.keys()].map((schema) => schemaAddress(name, schema)),
      ...resources.map((resource) => resourceAddress(name, resource.name)),
    ]),
    ...errorCodes.map(({ code }) => errorAddress(code)),
    ...events.map(({ name }) => eventAddress(name)),
  ];
  expect(addresses.length).toBeGreaterThan(900);
  for (const address of addresses) expect(pageAt(address)).toContain('<h1');
});

it('every top-level field of a schema has its place', () => {
  for (const { name, schemas } of areas) {
    for (const [schema, { properties = {} }] of schemas) {
      const html = pageAt(schemaAddress(name, schema));
      for (const field of Object.keys(properties)) {
        expect(html.includes(`id="${field}"`), `${name} ${schema} ${field}`).toBe(true);
      }
    }
  }
});
