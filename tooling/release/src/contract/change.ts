import semver from 'semver';

/**
 * The effect of a change on users of the contract.
 *
 * - `breaking`: a correct program may be rejected, may read something it does not expect, or may no
 *   longer compile.
 * - `added`: a program may send, call or read more than before.
 * - `changed`: neither; for example a description, or a promise that is kept more strictly.
 */
export type Level = 'breaking' | 'added' | 'changed';

/** From the most to the least serious. */
export const levels: readonly Level[] = ['breaking', 'added', 'changed'];

/** The subject of a change: an operation, an event, a schema, or the area as a whole. */
export interface Subject {
  kind: 'operation' | 'event' | 'schema' | 'area';
  /** The operationId, or the name of the schema or area. */
  name: string;
}

/** One difference between two states of the contract. */
export interface Change {
  level: Level;
  /** The area, such as `esign-v2.1`. */
  area: string;
  subject: Subject;
  /** The part of the subject, such as `lockType` or `query parameter count`; empty for all of it. */
  part: string;
  /** The change of the part, as the rest of a sentence that begins with it. */
  what: string;
  /** True if only text for people changed. */
  words: boolean;
  /** The place in the newer state, or in the older one if it was removed. */
  pointer: string;
  /** The file of the spec tree that the subject is written in, if known. */
  file: string | undefined;
  /** The operations and events that use the subject, if it is a schema. */
  reaches: string[];
}

/** Returns the most serious of some levels; `undefined` if there are none. */
export function heaviest(found: Iterable<Level>): Level | undefined {
  const all = new Set(found);
  return levels.find((level) => all.has(level));
}

export type Bump = 'patch' | 'minor' | 'major';

/** From the smallest. */
export const bumps: readonly Bump[] = ['patch', 'minor', 'major'];

/**
 * Returns the smallest bump that semantic versioning allows for some changes. Before 1.0.0, a minor
 * version may break.
 * @returns `undefined` if nothing changed
 */
export function requiredBump(changes: readonly Change[], version: string): Bump | undefined {
  const level = heaviest(changes.map((change) => change.level));
  if (level === undefined) return undefined;
  return (semver.major(version) === 0 ? beforeFirstMajor : byLevel)[level];
}

const beforeFirstMajor: Record<Level, Bump> = {
  breaking: 'minor',
  added: 'patch',
  changed: 'patch',
};
const byLevel: Record<Level, Bump> = { breaking: 'major', added: 'minor', changed: 'patch' };
