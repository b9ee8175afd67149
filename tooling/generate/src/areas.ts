import { readFileSync } from 'node:fs';
import { listBundles } from '@countersign/spec-tools';

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

/** Reads every bundle, in the order of their names. */
export function readAreas(folder: string): Area[] {
  return listBundles(folder).map(({ area, document, sources }) => ({
    name: area,
    document: readJson<Document>(document),
    sources: readJson<Area['sources']>(sources),
  }));
}

// The bundles are made by our own tool in the step before; their shape is its promise.
function readJson<T>(file: string): T {
  const value: T = JSON.parse(readFileSync(file, 'utf8'));
  return value;
}
