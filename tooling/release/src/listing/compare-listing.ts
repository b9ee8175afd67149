import { addressOf } from '@countersign/spec-tools/operations';
import type { ListedOperation, Listing } from './listing.ts';

/** The differences between a listing and the contract, in both directions. */
export interface ListingDifference {
  operations: ListedOperation[];
  /** The parameters of operations that both have. */
  parameters: { operation: string; name: string }[];
  schemas: { name: string; fields: ListedField[] }[];
  /** The fields of schemas that both have. */
  fields: ListedField[];
  onlyHere: { operations: ListedOperation[] };
}

interface ListedField {
  schema: string;
  name: string;
  type: string;
}

/**
 * Compares the published listing of an area with ours. Addresses and names of schemas match in any
 * case. Names of schemas also match without underscores and `ApiModel`, as clients write them.
 */
export function compareListing(ours: Listing, theirs: Listing): ListingDifference {
  const known = new Map(ours.operations.map((one) => [addressOf(one), one]));
  const listed = new Set(theirs.operations.map(addressOf));
  const schemas = new Map(
    [...ours.schemas].map(([name, fields]) => [simplify(name), { name, fields }]),
  );
  const isNew = (name: string) => !schemas.has(simplify(name));
  return {
    operations: theirs.operations.filter((one) => !known.has(addressOf(one))),
    parameters: theirs.operations.flatMap((one) => {
      const own = known.get(addressOf(one));
      if (own === undefined) return [];
      return one.query
        .filter((name) => !own.query.includes(name))
        .map((name) => ({ operation: own.name, name }));
    }),
    schemas: [...theirs.schemas]
      .filter(([name]) => isNew(name))
      .map(([name, fields]) => ({ name, fields: listFields(name, fields) })),
    fields: [...theirs.schemas].flatMap(([name, fields]) => {
      const own = schemas.get(simplify(name));
      if (own === undefined) return [];
      return listFields(own.name, fields).filter((field) => !own.fields.has(field.name));
    }),
    onlyHere: { operations: ours.operations.filter((one) => !listed.has(addressOf(one))) },
  };
}

function simplify(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('_', '')
    .replace(/apimodel$/, '');
}

function listFields(schema: string, fields: ReadonlyMap<string, string>): ListedField[] {
  return [...fields].map(([name, type]) => ({ schema, name, type }));
}
