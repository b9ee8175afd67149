import { isSchema, resolve, type JsonSchema, type SchemaSource } from '../../engine/json-schema.ts';
import { formatPointer } from '../../json-pointer.ts';

/** How deep fields are listed: a schema can contain itself. */
const deepest = 6;

/** The fields of a schema, as pointers with `-` for every item of a list. */
export function listFields(schema: JsonSchema, source: SchemaSource): Set<string> {
  const fields = new Set<string>();
  visit(schema, [], []);
  return fields;

  function visit(
    referring: JsonSchema,
    steps: readonly string[],
    above: readonly JsonSchema[],
  ): void {
    const here = resolve(referring, source);
    if (steps.length > deepest || above.includes(here)) return;
    if (here.items !== undefined) visit(here.items, [...steps, '-'], [...above, here]);
    for (const [name, field] of Object.entries(here.properties ?? {})) {
      const at = [...steps, name];
      fields.add(formatPointer(at));
      if (isSchema(field)) visit(field, at, [...above, here]);
    }
  }
}
