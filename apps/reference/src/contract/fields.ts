import type { Area } from './areas.ts';
import { compareFields } from './field-order.ts';
import { nameOf, type Schema } from './document.ts';

/** A field of an object, and as many of the fields below it as there is room for. */
export interface Field {
  name: string;
  /** The names from the top down to this one, with dots between; the field's place on its page. */
  path: string;
  /** The schema of the field itself, next to a reference. */
  schema: Schema;
  required: boolean;
  type: FieldType;
  /**
   * True for a companion: its name contains that of another field, and it only says who may change
   * that field.
   */
  companion: boolean;
  /** The nested fields, if they are expanded. */
  fields: readonly Field[];
  /** Set if the nested fields are only on the page of their schema. */
  folded?: { schema: string; count: number };
}

/** The type of a field. */
export interface FieldType {
  /** The lists and maps around it, from the outside in. */
  within: readonly ('list' | 'map')[];
  /** `string`, `object` … or the name of the schema. */
  name: string;
  /** The name of the schema, if it has one. */
  schema?: string;
  format?: string;
}

/** An object whose fields are to be found. */
interface Holder {
  schema: Schema;
  /** The names that lead to it. */
  path: string;
  /** The named schemas that it is in, itself with them. */
  within: readonly string[];
}

/** A field whose own fields are not found yet. */
interface OpenField extends Field {
  inner?: Schema;
  within: readonly string[];
}

/**
 * The fields of a schema. Those of the objects in it follow level by level, as long as the page
 * does not get more than `room` of them; the rest is left to the pages of their schemas.
 */
export function listFields(
  area: Area,
  schema: Schema,
  prefix: string,
  room = 120,
): readonly Field[] {
  const within = schema.$ref === undefined ? [] : [nameOf(schema.$ref)];
  const top = readFields(area, { schema: target(area, schema), path: prefix, within });
  const queue = [...top];
  let left = room - top.length;
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    const { inner, path, type } = field;
    const count = Object.keys(inner?.properties ?? {}).length;
    if (inner === undefined || count === 0) continue;
    // A schema within itself would go on without an end.
    const folds = field.companion || field.within.some((around) => around === type.schema);
    if (type.schema !== undefined && (folds || count > left)) {
      field.folded = { schema: type.schema, count };
      continue;
    }
    const own = type.schema === undefined ? [] : [type.schema];
    const fields = readFields(area, { schema: inner, path, within: [...field.within, ...own] });
    field.fields = fields;
    left -= count;
    queue.push(...fields);
  }
  return top;
}

function readFields(area: Area, { schema, path, within }: Holder): OpenField[] {
  const { properties = {} } = schema;
  // The service is not strict about capitals: `tooltipMetadata` belongs to `toolTip`.
  const companions = new Set(
    Object.keys(properties).map((name) => `${name}metadata`.toLowerCase()),
  );
  const fields = Object.entries(properties).map(([name, property]): OpenField => {
    const { type, inner } = describeType(area, property);
    return {
      name,
      path: path === '' ? name : `${path}.${name}`,
      schema: property,
      required: schema.required?.includes(name) === true,
      type,
      companion: companions.has(name.toLowerCase()),
      fields: [],
      within,
      ...(inner && { inner }),
    };
  });
  return fields.toSorted(compareFields(area, within.at(-1)));
}

/** Describes a schema, and returns the object with its fields, if it has any. */
export function describeType(area: Area, schema: Schema): { type: FieldType; inner?: Schema } {
  if (schema.$ref !== undefined) {
    const name = nameOf(schema.$ref);
    const inner = target(area, schema);
    const plain = describeType(area, inner);
    // A list that has a name of its own is still a list.
    if (plain.type.within.length > 0) return plain;
    return { type: { within: [], name, schema: name }, inner };
  }
  const inside = insideOf(schema);
  if (inside !== undefined) {
    const { type, inner } = describeType(area, inside.schema);
    return {
      type: { ...type, within: [inside.kind, ...type.within] },
      ...(inner && { inner }),
    };
  }
  const name = Array.isArray(schema.type) ? schema.type.join(' or ') : (schema.type ?? 'anything');
  return {
    type: { within: [], name, ...(schema.format !== undefined && { format: schema.format }) },
    ...(schema.properties && { inner: schema }),
  };
}

function insideOf({ items, additionalProperties }: Schema) {
  if (items !== undefined) return { kind: 'list' as const, schema: items };
  return typeof additionalProperties === 'object'
    ? { kind: 'map' as const, schema: additionalProperties }
    : undefined;
}

/** The keywords that bound a value: those of its named schema, and of the innermost list. */
export function collectBounds(area: Area, schema: Schema): Schema {
  const own = target(area, schema);
  const inside = insideOf(own);
  return inside === undefined ? own : { ...own, ...collectBounds(area, inside.schema) };
}

/** The schema that a reference leads to, or the schema itself. */
export function target({ document }: Area, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return document.components.schemas[nameOf(schema.$ref)] ?? schema;
}
