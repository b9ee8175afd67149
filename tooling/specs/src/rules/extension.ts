import { isRef, type Location, type UserContext } from '@redocly/openapi-core';

/**
 * Reads a field of the root document that OpenAPI does not define, such as `x-glossary`, and its
 * location. Redocly's own `resolve` returns a location only for the target of a reference.
 */
export function readExtension(
  root: object,
  name: string,
  { location, resolve }: Pick<UserContext, 'location' | 'resolve'>,
): { node: unknown; location: Location } {
  const written: unknown = Reflect.get(root, name);
  const place = location.child([name]);
  if (!isRef(written)) return { node: written, location: place };
  const found = resolve<object>(written);
  return { node: found.node, location: found.location ?? place };
}
