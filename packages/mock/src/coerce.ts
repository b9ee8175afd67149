import type { JsonSchema, SchemaSource } from './json-schema.js';
import { resolve, typesOf } from './json-schema.js';

/**
 * Reads a body the way the service does: a number or a boolean is taken where text is due, the
 * text of one where it is due, and a null where none may stand as if the field were absent.
 * What fits no way is left as it is, for the validator to refuse.
 */
export function coerce(value: unknown, schema: JsonSchema, source: SchemaSource): unknown {
  const resolved = resolve(schema, source);
  const types = typesOf(resolved);
  if (Array.isArray(value)) {
    const { items } = resolved;
    return items === undefined ? value : value.map((item) => coerce(item, items, source));
  }
  if (typeof value === 'object' && value !== null) return coerceFields(value, resolved, source);
  if (types.size === 0 || types.has(typeName(value))) return value;
  return coerceScalar(value, types);
}

function coerceFields(value: object, schema: JsonSchema, source: SchemaSource): unknown {
  const fields: [string, unknown][] = [];
  for (const [name, field] of Object.entries(value)) {
    const property = schema.properties?.[name];
    if (property === undefined) fields.push([name, field]);
    else if (field !== null || typesOf(resolve(property, source)).has('null'))
      fields.push([name, coerce(field, property, source)]);
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

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}
