import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The bundle of one area, as the generators take it. */
export interface Area {
  /** The folder it has in the spec tree, such as `esign-v2.1`. */
  name: string;
  document: Document;
  /** Where in the tree its schemas and operations were written. */
  sources: { schemas: Record<string, string>; operations: Record<string, string> };
}

/** As much of an OpenAPI document as we look into ourselves. */
export interface Document {
  info: { title: string; version: string };
  paths?: Record<string, Record<string, unknown>>;
  components?: { schemas?: Record<string, unknown> };
}

/** Where `@countersign/specs` keeps its bundles. */
export const bundles = path.dirname(
  fileURLToPath(import.meta.resolve('@countersign/specs/esign-v2.1.json')),
);

/** Reads every bundle, in the order of their names. */
export function readAreas(folder: string = bundles): Area[] {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sources.json'))
    .map((file) => file.slice(0, -'.sources.json'.length))
    .toSorted();
  return names.map((name) => ({
    name,
    document: readJson<Document>(path.join(folder, `${name}.json`)),
    sources: readJson<Area['sources']>(path.join(folder, `${name}.sources.json`)),
  }));
}

// The bundles are made by our own tool in the step before; their shape is its promise.
function readJson<T>(file: string): T {
  const value: T = JSON.parse(readFileSync(file, 'utf8'));
  return value;
}
