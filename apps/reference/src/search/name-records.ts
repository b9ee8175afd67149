// Names that stand in many places: one record for each name of an area, which leads to the place
// that most readers will mean and says how many others there are.
import { operationAddress, placeOf, schemaAddress } from '../contract/addresses.ts';
import type { Area } from '../contract/areas.ts';
import { getUses } from '../contract/schema-uses.ts';
import type { SearchRecord } from './record.ts';

/** Every name of a field; it leads to the schema that the most operations take or give. */
export function fieldRecords(area: Area): SearchRecord[] {
  const schemas = [...area.schemas].map(([schema, { properties = {} }]) => {
    const { taken, given } = getUses(area, schema);
    return { schema, uses: taken.length + given.length, fields: Object.keys(properties) };
  });
  const places = groupNames(
    schemas
      .toSorted((one, other) => other.uses - one.uses)
      .flatMap(({ schema, fields }) => fields.map((field) => [field, schema] as const)),
  );
  return [...places].map(([field, { first, more }]) => ({
    kind: 'field',
    area: area.name,
    title: field,
    detail: `in ${first}${more}`,
    address: schemaAddress(area.name, first, field),
  }));
}

/** Every name of a parameter; it leads to the first operation that takes it. */
export function parameterRecords(area: Area): SearchRecord[] {
  const places = groupNames(
    area.operations.flatMap((operation) =>
      operation.parameters.map(
        (parameter) => [parameter.name, { operation, place: placeOf(parameter) }] as const,
      ),
    ),
  );
  return [...places].map(([parameter, { first, more }]) => ({
    kind: 'parameter',
    area: area.name,
    title: parameter,
    detail: `of ${first.operation.id}${more}`,
    address: operationAddress(first.operation, first.place),
  }));
}

/** The first place of each name, and how many there are beside it. */
function groupNames<Place>(
  pairs: readonly (readonly [name: string, place: Place])[],
): ReadonlyMap<string, { first: Place; more: string }> {
  const groups = new Map<string, { first: Place; others: number }>();
  for (const [name, place] of pairs) {
    const known = groups.get(name);
    if (known === undefined) groups.set(name, { first: place, others: 0 });
    else known.others += 1;
  }
  return new Map(
    [...groups].map(([name, { first, others }]) => [
      name,
      { first, more: others === 0 ? '' : ` and ${others} more` },
    ]),
  );
}
