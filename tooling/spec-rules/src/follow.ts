import { isRef, type Location, type OasRef, type UserContext } from '@redocly/openapi-core';

/**
 * What a value is and where it is written: behind a reference, or right at its place. Redocly's
 * own `resolve` tells the place only of what is behind a reference.
 */
export function follow<T extends object>(
  value: T | OasRef | undefined,
  place: Location,
  { resolve }: Pick<UserContext, 'resolve'>,
): { node: T; location: Location } | undefined {
  if (value === undefined) return undefined;
  if (!isRef(value)) return { node: value, location: place };
  const { node, location } = resolve<T>(value);
  return node === undefined || location === undefined ? undefined : { node, location };
}
