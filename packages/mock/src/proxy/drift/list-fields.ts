import {
  isRecord,
  isSchema,
  resolve,
  type JsonSchema,
  type SchemaSource,
} from '../../engine/json-schema.ts';
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

/** The fields of a value, in the same form. */
export function listSeen(value: unknown): Set<string> {
  const seen = new Set<string>();
  visit(value, []);
  return seen;

  function visit(part: unknown, steps: readonly string[]): void {
    if (Array.isArray(part)) {
      for (const item of part) visit(item, [...steps, '-']);
      return;
    }
    if (!isRecord(part)) return;
    for (const [name, field] of Object.entries(part)) {
      seen.add(formatPointer([...steps, name]));
      visit(field, [...steps, name]);
    }
  }
}
