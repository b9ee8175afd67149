import type {
  Location,
  Oas3_1Schema,
  Oas3Rule,
  Oas3Schema,
  UserContext,
} from '@redocly/openapi-core';

type Schema = Oas3Schema | Oas3_1Schema;

/**
 * Demands that every body and every field says what it is: no object without fields, unless it is
 * a map whose values have a schema, and no list without items. What may be anything is not
 * specified.
 */
export const bodiesSpecified: Oas3Rule = () => ({
  MediaType({ schema }, { location, report, resolve }) {
    if (schema === undefined || isOpen(schema, resolve)) complain(location, 'the body', report);
  },
  Schema({ properties = {} }, { location, report, resolve }) {
    for (const [name, property] of Object.entries(properties))
      if (isOpen(property, resolve))
        complain(location.child(['properties', name]), `the property \`${name}\``, report);
  },
});

function complain(location: Location, what: string, report: UserContext['report']): void {
  const message = `${what} allows any value; reference a schema with fields, or set a type`;
  report({ message, location });
}

function isOpen(written: Schema, resolve: UserContext['resolve']): boolean {
  const schema =
    written.$ref === undefined ? written : resolve<Schema>({ $ref: written.$ref }).node;
  // A reference that leads nowhere is the business of another rule.
  if (schema === undefined) return false;
  const { type, properties, allOf, additionalProperties, items, enum: values } = schema;
  if (type === 'array') return items === undefined;
  if (type !== 'object' && type !== undefined) return false;
  const isSpecified = [properties, allOf, values].some((part) => part !== undefined);
  return !isSpecified && typeof additionalProperties !== 'object';
}
