import { isObject, listAt, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { more, other } from './direction.ts';
import type { Found } from './found.ts';
import { pointer } from './pointer.ts';
import type { Comparison } from './side.ts';

/** Compares who may call: whether each way in that there was is still one. */
export function compareSecurity(before: Found, after: Found, comparison: Comparison): void {
  const was = waysIn(before, comparison.before);
  const is = waysIn(after, comparison.after);
  const at = { part: 'security', pointer: pointer(after.pointer, 'security') };
  for (const way of was.filter((one) => !isOpen(one, is)))
    comparison.report({
      ...at,
      what: `${shown(way)} is no longer enough; ${is.map(shown).join(', or ')} is`,
      weight: other,
    });
  for (const way of is.filter((one) => !isOpen(one, was)))
    comparison.report({ ...at, what: `${shown(way)} is enough now`, weight: more });
}

/** Whether who has all that a way asks for gets in by one of some others. */
function isOpen(way: Way, ways: Way[]): boolean {
  return ways.some((another) => [...another].every((scope) => way.has(scope)));
}

/** What one has to have, each as scheme and scope. */
type Way = ReadonlySet<string>;

/**
 * What an operation does not say, the document says for it. No requirement at all is one way in,
 * which asks for nothing.
 */
function waysIn({ operation }: Found, document: JsonObject): Way[] {
  const asked = Array.isArray(operation.security) ? operation : document;
  const ways = listAt(asked, 'security').map(wayOf);
  return ways.length === 0 ? [new Set()] : ways;
}

function wayOf(requirement: Json): Way {
  const schemes = Object.entries(isObject(requirement) ? requirement : {});
  return new Set(
    schemes.flatMap(([scheme, scopes]) => [
      scheme,
      ...(Array.isArray(scopes) ? scopes.map((scope) => `${scheme} ${String(scope)}`) : []),
    ]),
  );
}

function shown(way: Way): string {
  return way.size === 0 ? 'nothing' : [...way].join(' + ');
}
