import { nameOf, type Components, type Schema } from './document.ts';

/** The context in which an example value is created. */
interface Place {
  schemas: Components['schemas'];
  /** The fields that objects get: all, or the required ones. */
  fields: 'all' | 'required';
  /** Values that fields with a name have, such as the IDs of the examples of parameters. */
  known: ReadonlyMap<string, unknown>;
}

const texts: Readonly<Record<string, string>> = {
  'date-time': '2026-11-20T10:15:00Z',
  email: 'ines.valdivia@seabird.example',
  hostname: 'quay.example',
  uri: 'https://hooks.harbour.example/events',
  uuid: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
};

// A schema can contain itself; deeper examples do not help readers.
const deepest = 5;

/** Creates a value that fits a schema, for schemas without an example in the spec. */
export function createExample(schema: Schema, place: Place, name = '', depth = 0): unknown {
  if (schema.$ref !== undefined)
    return createExample(place.schemas[nameOf(schema.$ref)] ?? {}, place, name, depth);
  const { type, properties, items, minimum, format = '' } = schema;
  const value = schema.const ?? schema.default ?? schema.enum?.[0];
  if (value !== undefined) return value;
  if (properties !== undefined) {
    if (depth >= deepest) return {};
    const required = new Set(schema.required);
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([field]) => place.fields === 'all' || required.has(field))
        .map(([field, inside]) => [field, createExample(inside, place, field, depth + 1)]),
    );
  }
  if (items !== undefined)
    return depth >= deepest ? [] : [createExample(items, place, name, depth + 1)];
  const [first] = Array.isArray(type) ? type : [type];
  if (first === 'object') return {};
  if (first === 'boolean') return true;
  const known = place.known.get(name);
  if (first === 'integer' || first === 'number')
    return typeof known === 'number' ? known : (minimum ?? 1);
  return typeof known === 'string' ? known : (texts[format] ?? 'text');
}
