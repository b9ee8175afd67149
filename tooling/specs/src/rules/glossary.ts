import { isPlainObject, type UserContext } from '@redocly/openapi-core';
import { follow } from './follow.ts';
import type { Root } from './methods.ts';

/**
 * The fields that the glossary of an area describes, by name: a property of that name without
 * words of its own gets these in the bundle.
 */
export function glossaryFields(
  root: Root,
  context: Pick<UserContext, 'resolve' | 'location'>,
): ReadonlyMap<string, string> {
  const written: object | undefined = Reflect.get(root, 'x-glossary');
  const glossary = follow(written, context.location.child(['x-glossary']), context);
  const fields: unknown = glossary && Reflect.get(glossary.node, 'fields');
  if (!isPlainObject(fields)) return new Map();
  return new Map(Object.entries(fields).map(([name, text]) => [name, String(text)]));
}
