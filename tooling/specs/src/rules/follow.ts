import { isRef, type Location, type OasRef, type UserContext } from '@redocly/openapi-core';

/**
 * What a value is and where it is written: behind a reference, or right at its place. Redocly's
 * own `resolve` tells the place only of what is behind a reference. The reference is one of the file
 * of its place, whichever file the rule is looking at.
 */
export function follow<T extends object>(
  value: T | OasRef | undefined,
  place: Location,
  { resolve }: Pick<UserContext, 'resolve'>,
): { node: T; location: Location } | undefined {
  if (value === undefined) return undefined;
  if (!isRef(value)) return { node: value, location: place };
  const { node, location } = resolve<T>(value, place.source.absoluteRef);
  return node === undefined || location === undefined ? undefined : { node, location };
}
