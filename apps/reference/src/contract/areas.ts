import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import { root } from '../repository.ts';
import { readControlDocument } from './control-document.ts';
import type { Document, Schema } from './document.ts';
import { readOperations, type Operation } from './operations.ts';
import { readResources, type Category, type Resource } from './resources.ts';

/** An area of the contract: one bundle, with all that the site shows of it. */
export interface Area {
  /** The name of its bundle, such as `esign-v2.1`. */
  name: string;
  title: string;
  summary: string;
  /** Markdown. */
  description: string;
  version: string;
  /** The part of the address between the host and the paths: `/restapi`, or empty. */
  prefix: string;
  document: Document;
  categories: readonly Category[];
  resources: readonly Resource[];
  operations: readonly Operation[];
  /** The schemas by their names, in the order of the names. */
  schemas: ReadonlyMap<string, Schema>;
}

/** Every area; the one with the most operations comes first. */
export const areas: readonly Area[] = listBundles(path.join(root, 'specs/dist'))
  // The bundles are made by our own tool in the step before; their shape is its promise.
  .map(({ area, document }) => createArea(area, JSON.parse(readFileSync(document, 'utf8'))))
  .toSorted((one, other) => other.operations.length - one.operations.length);

/** Every operation of every area. */
export const operations: readonly Operation[] = areas.flatMap((area) => area.operations);

/**
 * The control API of the sandbox. It has pages as the areas have, but it is not a part of the
 * contract: neither the counts nor the errors, the samples of the contract and the delta include it.
 */
export const control: Area = createArea('control', readControlDocument());

/** Everything that has the pages of an area. */
export const pagedAreas: readonly Area[] = [...areas, control];

function createArea(name: string, document: Document): Area {
  const { title, summary, description, version } = document.info;
  const found = readOperations(name, document);
  const schemas = Object.entries(document.components.schemas);
  return {
    name,
    title,
    summary,
    description,
    version,
    prefix: document.servers[0].url.replace(/^\{\w+\}/, ''),
    document,
    operations: found,
    ...readResources(name, document, found),
    schemas: new Map(schemas.toSorted(([one], [other]) => compare(one, other))),
  };
}

/** The area of this name. */
export function areaNamed(name: string): Area {
  const area = pagedAreas.find((candidate) => candidate.name === name);
  if (area === undefined) throw new Error(`There is no area ${name}.`);
  return area;
}

/** Compares without regard to case, and independently of the machine's language. */
export function compare(one: string, other: string): number {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
