import { readFileSync } from 'node:fs';
import { listBundles, type BundleFiles } from '@countersign/spec-bundle';

/** What the site says of an area on its start page. */
export interface Area {
  /** The name of its bundle, such as `esign-v2.1`. */
  name: string;
  /** Where its bundle is. */
  file: string;
  title: string;
  summary: string;
  version: string;
  operations: number;
}

/** As much of a bundle as we look into ourselves. */
interface Document {
  info: { title: string; summary?: string; version: string };
  paths?: Record<string, Record<string, unknown>>;
}

const methods = new Set(['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']);

/** Reads every bundle; the area with the most operations comes first. */
export function readAreas(): Area[] {
  return listBundles()
    .map(readArea)
    .toSorted((one, other) => other.operations - one.operations || compare(one.name, other.name));
}

function readArea({ area, document: file }: BundleFiles): Area {
  // The bundles are made by our own tool in the step before; their shape is its promise.
  const { info, paths = {} }: Document = JSON.parse(readFileSync(file, 'utf8'));
  const operations = Object.values(paths).flatMap((item) =>
    Object.keys(item).filter((key) => methods.has(key)),
  );
  return {
    name: area,
    file,
    title: info.title,
    summary: info.summary ?? '',
    version: info.version,
    operations: operations.length,
  };
}

/** By code unit, so that the order does not hang on the machine's language. */
function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
