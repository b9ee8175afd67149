import { resolve, type SchemaSource, type SpecSchema } from '../schema.ts';

/** A place in a body, and the schema that applies there. */
export interface Place {
  steps: readonly string[];
  /** Resolved. */
  schema: SpecSchema;
  value: unknown;
  /** True for a required field. */
  required: boolean;
  /** True for an item of a list. */
  item: boolean;
}

/** Lists every place in a valid value, beginning with the whole value. */
export function listPlaces(value: unknown, schema: SpecSchema, source: SchemaSource): Place[] {
  return walk({ steps: [], schema, value, required: false, item: false });

  function walk(unresolved: Place): Place[] {
    const place = { ...unresolved, schema: resolve(unresolved.schema, source) };
    const { items, properties = {}, required = [] } = place.schema;
    const item = Array.isArray(place.value);
    if (typeof place.value !== 'object' || place.value === null) return [place];
    const inner = Object.entries(place.value).flatMap(([name, field]) => {
      const own = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const described = item ? items : own;
      if (described === undefined) return [];
      return walk({
        steps: [...place.steps, name],
        schema: described,
        value: field,
        required: !item && required.includes(name),
        item,
      });
    });
    return [place, ...inner];
  }
}
