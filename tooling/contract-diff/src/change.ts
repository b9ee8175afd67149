/**
 * How a change weighs on who uses the contract.
 *
 * - `breaking`: a program that was right may be refused, read what it does not expect, or no longer
 *   compile.
 * - `added`: there is more that a program may send, call or read.
 * - `changed`: nothing of that; a word of documentation, or a promise that is kept more strictly.
 */
export type Level = 'breaking' | 'added' | 'changed';

/** From the one that weighs most. */
export const levels: readonly Level[] = ['breaking', 'added', 'changed'];

/** What a change is about: an operation, an event, a schema, or the area as a whole. */
export interface Subject {
  kind: 'operation' | 'event' | 'schema' | 'area';
  /** The operationId, the name of the schema, or that of the area. */
  name: string;
}

/** One difference between two states of the contract. */
export interface Change {
  level: Level;
  /** The area, such as `esign-v2.1`; `connect` for pushed messages in XML. */
  area: string;
  subject: Subject;
  /** What of it, such as `lockType` or `query parameter count`; empty for the whole of it. */
  part: string;
  /** What happened to that, as the rest of a sentence that begins with it. */
  what: string;
  /** Whether only words changed, and nothing that a program sees. */
  words: boolean;
  /** Where it stands, in the state after; in the one before where it is gone. */
  pointer: string;
  /** The file of the spec tree that it was written in, where that is known. */
  file: string | undefined;
  /** The operations and events that it reaches, where the subject is a schema. */
  reaches: string[];
}

/** The level that weighs most of some; `undefined` of none. */
export function heaviest(found: Iterable<Level>): Level | undefined {
  const all = new Set(found);
  return levels.find((level) => all.has(level));
}
