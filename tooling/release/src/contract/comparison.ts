import { isDeepStrictEqual } from 'node:util';
import {
  follow,
  isObject,
  objectAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { ReleaseError } from '../release-error.ts';
import { keywordWeight, more, broken, newAndRequired, type Weight } from './weight.ts';

/** Two documents that are compared, for one subject, and where its differences go. */
export interface Comparison {
  before: JsonObject;
  after: JsonObject;
  /** Pairs of differently named schemas that were compared already; each is reported once. */
  seen: Set<string>;
  report(place: Place, what: string, weight: Weight): void;
  /** Returns the same comparison for responses, with sender and receiver exchanged. */
  responses(): Comparison;
}

/** A place in both documents: the part of the subject as people read it, and the JSON pointer. */
export interface Place {
  part: string;
  pointer: string;
}

/** Appends steps to a JSON pointer. */
export function pointer(start: string, ...steps: string[]): string {
  const escaped = steps.map((step) => step.replaceAll('~', '~0').replaceAll('/', '~1'));
  return [start, ...escaped].join('/');
}

/** Returns the objects under a name of a document, such as its `components`. */
export function objects(parent: JsonObject, name: string): Map<string, JsonObject> {
  const members = Object.entries(objectAt(parent, name));
  return new Map(members.map(([key, value]) => [key, isObject(value) ? value : {}]));
}

/** Reports names that only one state has, and compares the members that both have. */
export function compareNamed<T>(
  was: ReadonlyMap<string, T>,
  is: ReadonlyMap<string, T>,
  placeAt: (name: string) => Place,
  { report }: Comparison,
  compare: (before: T, after: T, place: Place) => void,
  weigh: (added: T, name: string) => Weight = () => more,
): void {
  for (const name of new Set([...was.keys(), ...is.keys()])) {
    const [before, after, place] = [was.get(name), is.get(name), placeAt(name)];
    if (after === undefined) report(place, 'is gone', broken);
    else if (before === undefined) {
      const weight = weigh(after, name);
      report(place, weight === newAndRequired ? 'is new, and required' : 'is new', weight);
    } else compare(before, after, place);
  }
}

/** Compares the keywords of two objects that have no function of their own. */
export function compareKeywords(
  was: JsonObject,
  is: JsonObject,
  place: Place,
  { report }: Comparison,
  handled: readonly string[] = [],
  weigh: (keyword: string, before?: Json, after?: Json) => Weight = keywordWeight,
): void {
  for (const keyword of new Set([...Object.keys(was), ...Object.keys(is)])) {
    const [before, after] = [was[keyword], is[keyword]];
    if (handled.includes(keyword) || isDeepStrictEqual(before, after)) continue;
    const at = { part: place.part, pointer: pointer(place.pointer, keyword) };
    const what = before === undefined ? 'is new' : after === undefined ? 'is gone' : 'changed';
    report(at, `${keyword} ${what}`, weigh(keyword, before, after));
  }
}

const longestChain = 20;

/**
 * Follows references to the object that they lead to. Keywords next to a reference override it.
 * @throws {ReleaseError} if a reference leads nowhere
 */
export function resolve(document: JsonObject, value: Json | undefined, steps = 0): JsonObject {
  if (!isObject(value)) return {};
  const { $ref: reference, ...siblings } = value;
  if (typeof reference !== 'string') return value;
  const target = follow(document, reference);
  if (target === undefined || steps > longestChain) {
    throw new ReleaseError(
      `the reference ${reference} leads nowhere. Compare bundles: in them, every reference leads to a place in the same document.`,
    );
  }
  return { ...resolve(document, target, steps + 1), ...siblings };
}
