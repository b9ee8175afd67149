/** The part of a schema that the server itself reads. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  readOnly?: boolean;
  writeOnly?: boolean;
  contentEncoding?: string;
  /** Words that are read as another one of the enum. */
  'x-synonyms'?: Record<string, string>;
  /** The largest number; a larger one is read as this one. */
  'x-most'?: number;
  xml?: { name?: string; namespace?: string; wrapped?: boolean };
  /** The members that a response always has. */
  'x-answer'?: AnswerMembers[];
  /** The situation of all that is inside an object of this schema. */
  'x-answer-inside'?: string[];
}

/** Members that the service writes into each object of a schema: one item of `x-answer`. */
export interface AnswerMembers {
  /** Situations in one of which it applies; all if it is absent. */
  in?: string[];
  /** Situations in which it does not apply. */
  notIn?: string[];
  /** Other members that the object must have. */
  with?: string[];
  /** Values of other members of the object, one of which each must have. */
  where?: Record<string, string[]>;
  /** The members by name, with the default of each. */
  members?: Record<string, unknown>;
  /** Members that objects always have too, but that follow from the state and have no default. */
  always?: string[];
  /** Members that come before all others, in this order. */
  first?: string[];
  /** Members of earlier items that are left out. */
  without?: string[];
  /** True if the whole object is left out of its parent. */
  absent?: true;
}

/** The schemas that the references of an operation point to, by name. */
export type SchemaSource = Readonly<Record<string, JsonSchema>>;

/**
 * Reports whether a value is a schema object; the schemas of our bundles are never just true or
 * false.
 */
export function isSchema(value: unknown): value is JsonSchema {
  return isRecord(value);
}

/** The resolved schemas, so that each reference is followed only once. */
const resolved = new WeakMap<JsonSchema, JsonSchema>();

/** The schema itself, or the one that it refers to. */
export function resolve(schema: JsonSchema, source: SchemaSource): JsonSchema {
  if (schema.$ref === undefined) return schema;
  let target = resolved.get(schema);
  if (target === undefined) {
    const { $ref, ...beside } = schema;
    target = { ...source[referenceName($ref)], ...beside };
    resolved.set(schema, target);
  }
  return target;
}

/** The name behind a reference: that of the schema in the spec. */
function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The few lists of types that there are. */
const sets = new Map<string, ReadonlySet<string>>();

/**
 * Returns the types that a schema allows; empty if it allows all. A whole number is a number too.
 */
export function typesOf({ type = [] }: JsonSchema): ReadonlySet<string> {
  const key = String(type);
  let types = sets.get(key);
  if (types === undefined) {
    const named = [type].flat();
    types = new Set(named.includes('number') ? [...named, 'integer'] : named);
    sets.set(key, types);
  }
  return types;
}

/** Finds the schema of a field; undefined for an unknown field, whatever its name is. */
export function findField({ properties }: JsonSchema, name: string): JsonSchema | undefined {
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The name of a value's type in JSON Schema; a whole number is an `integer`. */
export function typeName(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

/** Reports whether a value is an object with fields, and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
