import { follow, listAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { closure, referencesIn } from '@countersign/spec-tools/reach';
import type { Level } from './change.ts';
import { operationsOf } from './found.ts';

/** Which way a value goes, seen from who uses the service: sent to it, or received from it. */
export type Direction = 'sent' | 'received';

/** Where a schema is used. */
export interface Use {
  directions: Set<Direction>;
  /** The operations and events, by their operationIds, in the order of their names. */
  operations: Set<string>;
}

/** How much a difference weighs, by the way that the value goes. */
export type Weight = Record<Direction, Level>;

/** A promise that is stricter than it was: less may be sent, what is received is a part of before. */
export const stricter: Weight = { sent: 'breaking', received: 'changed' };
/** The other way round: more may be sent, and something may be received that never was. */
export const looser: Weight = { sent: 'added', received: 'breaking' };
/** A limit that has gone up. Who receives has more to keep, but nothing of another kind. */
export const higher: Weight = { sent: 'added', received: 'changed' };
/** More may be sent, and more be received; who reads with care only gains. */
export const more: Weight = { sent: 'added', received: 'added' };
/** There is more, and who sends cannot do without it. */
export const newAndRequired: Weight = { sent: 'breaking', received: 'added' };
/** Not to be compared, or gone. */
export const other: Weight = { sent: 'breaking', received: 'breaking' };
/** Nothing that a program sees. */
export const words: Weight = { sent: 'changed', received: 'changed' };

/**
 * Where every schema of an area is used. What only the area itself holds is used both ways, which
 * is the careful thing to say of it.
 */
export function usesOf(document: JsonObject): (name: string) => Use {
  const uses = new Map<string, Use>();
  // Hundreds of operations lead to the same places.
  const known = new Map<string, ReadonlySet<string>>();
  const next = (reference: string): ReadonlySet<string> => {
    const found = known.get(reference) ?? referencesIn(follow(document, reference));
    known.set(reference, found);
    return found;
  };
  const note = (part: Json | undefined, direction: Direction, operation: string): void => {
    for (const reference of closure(referencesIn(part), next)) {
      const name = /^#\/components\/schemas\/([^/]+)/.exec(reference)?.[1];
      if (name === undefined) continue;
      const use = uses.get(name) ?? { directions: new Set(), operations: new Set() };
      use.directions.add(direction);
      use.operations.add(operation);
      uses.set(name, use);
    }
  };
  for (const [section, sent, received] of sections) {
    for (const { id, operation } of operationsOf(document, section).values()) {
      note(listAt(operation, 'parameters'), sent, id);
      note(operation.requestBody, sent, id);
      note(operation.responses, received, id);
    }
  }
  return (name) =>
    uses.get(name) ?? { directions: new Set(['sent', 'received']), operations: new Set() };
}

/** What a caller sends, a listener receives. */
const sections = [
  ['paths', 'sent', 'received'],
  ['webhooks', 'received', 'sent'],
] as const;
