import type {
  Location,
  Oas3_1Schema,
  Oas3Schema,
  OasRef,
  UserContext,
} from '@redocly/openapi-core';
import { follow } from './follow.ts';

/** A schema as it is written: in place, or as a reference. */
type Written = Oas3Schema | Oas3_1Schema | OasRef;

/**
 * The field of a schema that a path of names leads to, such as `paging/next`; undefined where
 * there is none. The fields of the parts of an `allOf` are the schema's own.
 */
export function fieldAt(
  schema: Written | undefined,
  place: Location,
  path: string,
  context: Pick<UserContext, 'resolve'>,
): Oas3Schema | Oas3_1Schema | undefined {
  const [name = '', ...deeper] = path.split('/');
  const found = follow<Oas3Schema | Oas3_1Schema>(schema, place, context);
  if (found === undefined) return undefined;
  const { node, location } = found;
  const { properties = {}, allOf = [] } = node;
  const field = Object.hasOwn(properties, name) ? properties[name] : undefined;
  if (field !== undefined) {
    const here = location.child(['properties', name]);
    if (deeper.length > 0) return fieldAt(field, here, deeper.join('/'), context);
    return follow<Oas3Schema | Oas3_1Schema>(field, here, context)?.node;
  }
  for (const [index, part] of allOf.entries()) {
    const inPart = fieldAt(part, location.child(['allOf', index]), path, context);
    if (inPart !== undefined) return inPart;
  }
  return undefined;
}
