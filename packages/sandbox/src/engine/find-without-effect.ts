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

/** Makes a warning of each member without an effect, at the first place that sets it. */
export function findWithoutEffect(body: unknown): WarningInput[] {
  const found = new Map<string, string>();
  visit(body, '', 0);
  return [...found].map(([name, at]) => ({
    code: 'field-ignored',
    at,
    message: `this has no effect: ${membersWithoutEffect[name] ?? ''}.`,
  }));

  function visit(value: unknown, at: string, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > deepest) return;
    if (value instanceof Uint8Array) return;
    for (const [name, inside] of Object.entries(value)) {
      const place = `${at}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      if (!Object.hasOwn(membersWithoutEffect, name)) visit(inside, place, depth + 1);
      else if (!found.has(name) && asks(inside)) found.set(name, place);
    }
  }
}

/** Reports whether a value asks for anything. */
export function asks(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return !nothing.has(value);
  return Object.values(value).some(asks);
}
