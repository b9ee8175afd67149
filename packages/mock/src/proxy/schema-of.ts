import { isRecord, typeName, type JsonSchema } from '../core/engine/json-schema.ts';
import { findForm } from './value-form.ts';

/** The schema that a value suggests: its types, without its values. */
export function schemaOf(value: unknown): JsonSchema {
  if (Array.isArray(value))
    return { type: 'array', ...(value.length > 0 && { items: schemaOf(value[0]) }) };
  if (isRecord(value))
    return {
      type: 'object',
      properties: Object.fromEntries(
        Object.entries(value).map(([name, part]) => [name, schemaOf(part)]),
      ),
    };
  const form = findForm(value);
  return {
    type: typeName(value),
    ...(form === 'GUID' && { format: 'uuid' }),
    // A text without a zone does not have the format.
    ...(form === 'date and time' &&
      /(?:Z|[+-]\d{2}:\d{2})$/.test(String(value)) && { format: 'date-time' }),
    ...(form === 'boolean' && { enum: ['true', 'false'] }),
  };
}
