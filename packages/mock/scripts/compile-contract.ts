// Compiles the bundles into the files that the server loads: an index of routes; for each operation
// a small file, read on its first request; for each area its schemas, and its validators as code
// (docs/decisions/0015-the-mock-takes-over-from-prism.md). With names of areas it compiles only
// these and leaves the others as they are.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import { transformOas3Operations } from '@stoplight/http-spec/oas3/operation';
import type { ContractIndex, Route } from '../src/core/engine/contract.ts';
import type { AreaDocument } from './area-document.ts';
import { compileOperation } from './compile-operation.ts';
import { describeArea } from './describe-area.ts';
import { lightSchemas } from './light-schemas.ts';
import { nameXml } from './name-xml.ts';
import { ValidatorModule } from './validator-module.ts';

const output = path.resolve(import.meta.dirname, '../dist/contract');

interface OfArea {
  area: string;
}

const bundles = listBundles();
const named = process.argv.slice(2);
const due = bundles.filter(({ area }) => named.length === 0 || named.includes(area));
const index = withoutDue(named.length === 0 ? undefined : readIndex());
for (const { area, document } of due) {
  const text = readFileSync(document, 'utf8');
  if (text.includes('"x-faker"'))
    throw new Error(`specs/${area} has x-faker, and the mock leaves out what makes up its values`);
  const read: AreaDocument = JSON.parse(text);
  const parsed = nameXml(read);
  compileArea(area, parsed);
  // The rules are the same in all areas.
  if (parsed['x-personal'] !== undefined) write('personal.json', parsed['x-personal']);
}
write('index.json', inOrder(index));

/** The index as it is without the areas that are due; their folders are deleted. */
function withoutDue(before: ContractIndex | undefined): ContractIndex {
  if (before === undefined) {
    rmSync(output, { recursive: true, force: true });
    return { areas: [], routes: [], older: [] };
  }
  for (const { area } of due) rmSync(path.join(output, area), { recursive: true, force: true });
  const { areas, routes, older } = before;
  return {
    areas: areas.filter(isNotDue),
    routes: routes.filter(isNotDue),
    older: older.filter(isNotDue),
  };
}

function isNotDue({ area }: OfArea): boolean {
  return due.every((one) => one.area !== area);
}

function readIndex(): ContractIndex {
  const read: ContractIndex = JSON.parse(readFileSync(path.join(output, 'index.json'), 'utf8'));
  return read;
}

/** The index in the order of the areas' names, in whichever order they were compiled. */
function inOrder({ areas, routes, older }: ContractIndex): ContractIndex {
  return {
    areas: areas.toSorted(byArea),
    routes: routes.toSorted(byArea),
    older: older.toSorted(byArea),
  };
}

function byArea(one: OfArea, other: OfArea): number {
  const [place, otherPlace] = [one, other].map(({ area }) =>
    bundles.findIndex((bundle) => bundle.area === area),
  );
  return (place ?? 0) - (otherPlace ?? 0);
}

function compileArea(area: string, document: AreaDocument): void {
  const operations = transformOas3Operations(document);
  requireKnown(area, document, new Set(operations.map(({ iid }) => iid ?? '')));
  const schemas = lightSchemas(document);
  const modules = {
    bodies: new ValidatorModule(schemas, { coerce: false }),
    parameters: new ValidatorModule(schemas, { coerce: true }),
  };
  index.areas.push(describeArea(area, document, operations));
  for (const operation of operations) {
    const compiled = compileOperation(area, document, operation, modules);
    const { id, method, path: template } = compiled;
    const route: Route = { area, id, method, path: template };
    index.routes.push(route);
    index.older.push(...olderRoute(route, document['x-older-listing']));
    write(`${area}/operations/${id}.json`, compiled);
  }
  write(`${area}/schemas.json`, schemas);
  const summaries = operations.map(({ iid = '', summary = '' }) => [iid, summary]);
  write(`${area}/summaries.json`, Object.fromEntries(summaries));
  for (const [name, module] of Object.entries(modules))
    writeText(`${area}/${name}.js`, module.code());
}

/** Requires that all operations that differ under the older prefix exist. */
function requireKnown(area: string, document: AreaDocument, ids: ReadonlySet<string>): void {
  const { differs = {}, except = [], only = [] } = document['x-older-listing'] ?? {};
  for (const id of [...Object.keys(differs), ...only])
    if (!ids.has(id) || except.includes(id))
      throw new Error(`specs/${area}: x-older-listing names ${id}, which is not served there`);
}

/** Returns the same route in the older listing of the area, if it is listed there. */
function olderRoute(route: Route, listing: AreaDocument['x-older-listing']): Route[] {
  if (listing === undefined || listing.except?.includes(route.id) === true) return [];
  if (listing.only?.includes(route.id) === false) return [];
  const { here, older } = listing.prefix;
  const listed: Route = { ...route, path: route.path.replace(here, older), older: true };
  const spelled = Object.entries(listing.spellings ?? {})
    .filter(([step]) => listed.path.includes(step))
    .map(([step, other]): Route => ({ ...listed, path: listed.path.replace(step, other) }));
  return [listed, ...spelled];
}

function write(file: string, value: unknown): void {
  writeText(file, JSON.stringify(value));
}

function writeText(file: string, text: string): void {
  const place = path.join(output, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}
