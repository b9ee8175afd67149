import { isRecord } from '@countersign/mock/core/contract';
import { formatPointer } from '@countersign/mock/core/words';
import type { WarningInput } from '../state/model/warning.ts';
import { membersWithoutEffect } from './members-without-effect.ts';

/** Values that ask for nothing, so that members that were read can be written back in silence. */
const nothing: ReadonlySet<unknown> = new Set([
  undefined,
  null,
  '',
  false,
  'false',
  0,
  '0',
  'none',
]);

/** The depth of objects in a body below which no member has a reason. */
const deepest = 12;

const ignored: ReadonlySet<string> = new Set(Object.keys(membersWithoutEffect));

/** Makes a warning of each member without an effect, at the first place that sets it. */
export function findWithoutEffect(body: unknown): WarningInput[] {
  const found = new Map<string, string>();
  // The names on the way to an object: nearly all bodies have no such member, and need no place.
  const way: string[] = [];
  visit(body);
  return [...found].map(([name, at]) => ({
    code: 'field-ignored',
    at,
    message: `this has no effect: ${membersWithoutEffect[name] ?? ''}.`,
  }));

  function visit(value: unknown): void {
    if (value instanceof Uint8Array || way.length > deepest) return;
    if (Array.isArray(value)) {
      for (const [index, inside] of value.entries())
        if (typeof inside === 'object') step(String(index), inside);
    } else if (isRecord(value)) {
      for (const name in value) {
        const inside = value[name];
        if (ignored.has(name)) note(name, inside);
        else if (typeof inside === 'object') step(name, inside);
      }
    }
  }

  function step(name: string, inside: unknown): void {
    way.push(name);
    visit(inside);
    way.pop();
  }

  function note(name: string, inside: unknown): void {
    if (!found.has(name) && asks(inside)) found.set(name, formatPointer([...way, name]));
  }
}

/** Reports whether a value asks for anything. */
export function asks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !nothing.has(value);
  return Object.values(value).some(asks);
}
