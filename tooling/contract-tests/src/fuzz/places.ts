import { isSchema, resolve, type SchemaSource, type SpecSchema } from '../schema.ts';

/** A place in a body, and the schema that holds there. */
export interface Place {
  steps: readonly string[];
  /** Resolved. */
  schema: SpecSchema;
  value: unknown;
  /** Whether it is a field that must be there. */
  required: boolean;
  /** Whether it is an item of a list. */
  item: boolean;
}

/** Every place in a valid value, the whole of it first. */
export function placesIn(value: unknown, schema: SpecSchema, source: SchemaSource): Place[] {
  return walk({
    steps: [],
    schema: resolve(schema, source),
    value,
    required: false,
    item: false,
  });

  function walk(place: Place): Place[] {
    const { steps, value: here } = place;
    const { items, properties = {}, required = [] } = place.schema;
    if (Array.isArray(here) && items !== undefined)
      return [
        place,
        ...here.flatMap((item, index) =>
          walk({
            steps: [...steps, String(index)],
            schema: resolve(items, source),
            value: item,
            required: false,
            item: true,
          }),
        ),
      ];
    if (!isSchema(here)) return [place];
    return [
      place,
      ...Object.entries(here).flatMap(([name, field]) => {
        const described = Object.hasOwn(properties, name) ? properties[name] : undefined;
        if (described === undefined) return [];
        return walk({
          steps: [...steps, name],
          schema: resolve(described, source),
          value: field,
          required: required.includes(name),
          item: false,
        });
      }),
    ];
  }
}

/** The place as the errors name it. */
export function pointerOf(steps: readonly string[]): string {
  return steps.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** A copy with another value at a place, or with nothing there. */
export function put(value: unknown, steps: readonly string[], change: { with?: unknown }): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change.with;
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? put(item, rest, change) : item));
  // Entries, and no assignment, for a field may be named __proto__.
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, field]) => {
      if (name !== step) return [[name, field]];
      return rest.length === 0 && !('with' in change) ? [] : [[name, put(field, rest, change)]];
    }),
  );
}
