/** As much of a JSON Schema as values are made by; the keywords that the specs use. */
export interface SpecSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SpecSchema>>;
  readonly required?: readonly string[];
  readonly items?: SpecSchema;
  readonly additionalProperties?: SpecSchema | boolean;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly format?: string;
  readonly contentEncoding?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly readOnly?: boolean;
  readonly xml?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly wrapped?: boolean;
  };
}

/** The schemas that references lead to, by name. */
export type SchemaSource = Readonly<Record<string, SpecSchema>>;

/** Whether a value of the bundle is a schema. The specs' own rules have checked what is in it. */
export function isSchema(value: unknown): value is SpecSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The schema itself, or the one that it refers to, with what stands beside the reference. */
export function resolve(schema: SpecSchema, source: SchemaSource): SpecSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  const found = source[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`${$ref} leads nowhere`);
  return { ...resolve(found, source), ...beside };
}

/** The types that a schema allows; empty where it allows all. */
export function typesOf({ type }: SpecSchema): ReadonlySet<string> {
  return new Set(type === undefined ? [] : [type].flat());
}

/** Whether any text at all fits a schema. */
export function isFreeText(schema: SpecSchema): boolean {
  const { format, enum: values, pattern, minLength, maxLength, contentEncoding } = schema;
  const rules = [format, values, pattern, minLength, maxLength, contentEncoding];
  return typesOf(schema).has('string') && rules.every((rule) => rule === undefined);
}

/** Whether a text fits the rules of a schema for texts, except its format. */
export function fitsText(text: string, schema: SpecSchema): boolean {
  const { enum: values, pattern, minLength = 0, maxLength = Infinity } = schema;
  return (
    (values === undefined || values.some((value) => String(value) === text)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    text.length >= minLength &&
    text.length <= maxLength
  );
}

/** Whether a format is the only rule of a schema: some enforce formats, and others do not. */
export function hasOnlyFormat({ enum: values, pattern, format }: SpecSchema): boolean {
  return values === undefined && pattern === undefined && format !== undefined;
}
