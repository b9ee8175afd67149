import { follow, isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import type { Subject } from './change.ts';
import { DiffError } from './diff-error.ts';
import type { Direction, Weight } from './direction.ts';

/** What is compared with what, and where the differences go. */
export interface Comparison {
  before: JsonObject;
  after: JsonObject;
  subject: Subject;
  /** Which ways the values of the subject go. */
  directions: ReadonlySet<Direction>;
  /** Pairs of schemas with different names that have been compared; each is told once. */
  seen: Set<string>;
  report(difference: Difference): void;
  /** The same for what comes back: what is sent here is received there. */
  answering(): Comparison;
}

/** A difference, before it is known whom it reaches. */
export interface Difference {
  /** What of the subject; empty for the whole. */
  part: string;
  what: string;
  weight: Weight;
  pointer: string;
  words?: boolean;
}

/** A place in both documents. */
export interface Place {
  /** What people call it. */
  part: string;
  pointer: string;
}

/** More references in a row than anyone writes. */
const tooMany = 20;

/**
 * Follows references to where something is written. What stands beside a reference goes before
 * what it leads to.
 * @throws {DiffError} where one leads nowhere
 */
export function resolve(
  document: JsonObject,
  value: Json | undefined,
  steps: number = 0,
): JsonObject {
  if (!isObject(value)) return {};
  const { $ref: reference, ...beside } = value;
  if (typeof reference !== 'string') return value;
  const target = follow(document, reference);
  if (target === undefined || steps > tooMany) {
    const hint = 'Compare bundles, in which every reference leads to a place of the same document.';
    throw new DiffError(`the reference ${reference} leads nowhere. ${hint}`);
  }
  return { ...resolve(document, target, steps + 1), ...beside };
}

/** Whether an object has a value of its own under a name. */
export function has(object: JsonObject, name: string): boolean {
  return Object.hasOwn(object, name);
}

/** Whether two values say the same, in whatever order their keys stand. */
export function same(one: Json | undefined, other: Json | undefined): boolean {
  return canonical(one) === canonical(other);
}

/** A value as text, with its keys in order. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? '';
  const entries = Object.entries(value).toSorted(([one], [another]) => (one < another ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join()}}`;
}

/** The names that are in either of two objects, in the order of the first. */
export function namesOf(one: JsonObject, another: JsonObject): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(another)])];
}
