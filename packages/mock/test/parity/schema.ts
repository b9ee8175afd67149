/** The part of a schema that the comparison reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  properties?: Record<string, unknown>;
  required?: string[];
  items?: unknown;
  readOnly?: boolean;
}

/** The schemas that references point to, by name. */
export type SchemaSource = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The schema itself, or the one that it refers to; a value that is not a schema allows everything.
 */
export function resolve(schema: unknown, source: SchemaSource): Schema {
  if (!isRecord(schema)) return {};
  const { $ref, ...beside } = schema;
  if (typeof $ref !== 'string') return beside;
  return { ...resolve(source[$ref.replace('#/__bundled__/', '')], source), ...beside };
}

/** The first type that a schema allows, other than null. */
export function findType({ type }: Schema): string | undefined {
  return [type].flat().find((one) => one !== 'null');
}

/** The schemas of the fields of a schema, by name; empty for other types than objects. */
export function listFields({ properties = {} }: Schema, source: SchemaSource): [string, Schema][] {
  return Object.entries(properties).map(([name, field]) => [name, resolve(field, source)]);
}
