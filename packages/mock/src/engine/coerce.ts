import type { JsonSchema, SchemaSource } from './json-schema.ts';
import { findField, resolve, typeName, typesOf } from './json-schema.ts';

/** How a body is read. */
export interface Reading {
  schema: JsonSchema;
  source: SchemaSource;
  /** Leave scalars of another kind for the validator to refuse. */
  strict: boolean;
}

/**
 * Reads a body the way the service does: what only answers carry is ignored; a number or a
 * boolean is taken where text is due, the text of one where it is due, and a null where none may
 * stand as if the field were absent. What fits no way is left for the validator to refuse.
 */
export function coerce(value: unknown, { schema, source, strict }: Reading): unknown {
  const resolved = resolve(schema, source);
  const types = typesOf(resolved);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items === undefined
      ? value
      : value.map((item) => coerce(item, { schema: items, source, strict }));
  }
  if (typeof value === 'object' && value !== null)
    return coerceFields(value, { schema: resolved, source, strict });
  if (strict || types.size === 0 || types.has(typeName(value))) return value;
  return coerceScalar(value, types);
}

function coerceFields(value: object, { schema, source, strict }: Reading): unknown {
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const property = findField(schema, name);
    if (property === undefined) {
      fields.push([name, field]);
      continue;
    }
    const { readOnly = false, ...rest } = resolve(property, source);
    if (readOnly) continue;
    if (field === null && !strict && !typesOf(rest).has('null')) continue;
    fields.push([name, coerce(field, { schema: rest, source, strict })]);
  }
  return Object.fromEntries(fields);
}

function coerceScalar(value: unknown, types: ReadonlySet<string>): unknown {
  if (typeof value === 'number' || typeof value === 'boolean')
    return types.has('string') ? String(value) : value;
  if (typeof value !== 'string') return value;
  if (types.has('boolean') && (value === 'true' || value === 'false')) return value === 'true';
  if (types.has('integer') && /^-?\d+$/.test(value)) return Number(value);
  if (types.has('number') && /^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return value;
}
