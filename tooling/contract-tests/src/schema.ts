/** The keywords of a JSON Schema that the specs use. */
export interface SpecSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, SpecSchema>>;
  readonly required?: readonly string[];
  readonly items?: SpecSchema;
  readonly additionalProperties?: SpecSchema | boolean;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  /** The largest number of a text; a larger one is read as this one. */
  readonly 'x-most'?: number;
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

/** The schemas that references refer to, by name. */
export type SchemaSource = Readonly<Record<string, SpecSchema>>;

/**
 * Reports whether a value of the bundle is a schema. The linter of the specs has checked its
 * contents.
 */
export function isSchema(value: unknown): value is SpecSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Resolves a reference. Keywords next to it override those of the schema. */
export function resolve(schema: SpecSchema, source: SchemaSource): SpecSchema {
  const { $ref, ...siblings } = schema;
  if ($ref === undefined) return schema;
  const found = source[$ref.slice($ref.lastIndexOf('/') + 1)];
  if (found === undefined) throw new Error(`${$ref} does not exist`);
  return { ...resolve(found, source), ...siblings };
}

/** Lists the types that a schema allows; empty if it allows all. */
export function typesOf({ type }: SpecSchema): ReadonlySet<string> {
  return new Set(type === undefined ? [] : [type].flat());
}

/** Reports whether a schema allows any text. */
export function isFreeText(schema: SpecSchema): boolean {
  const { format, enum: values, pattern, minLength, maxLength, contentEncoding } = schema;
  const rules = [format, values, pattern, minLength, maxLength, contentEncoding];
  return typesOf(schema).has('string') && rules.every((rule) => rule === undefined);
}

/** Reports whether a text is valid by the rules of a schema, except its format. */
export function fitsText(text: string, schema: SpecSchema): boolean {
  const { enum: values, pattern, minLength = 0, maxLength = Infinity } = schema;
  return (
    (values === undefined || values.some((value) => String(value) === text)) &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    text.length >= minLength &&
    text.length <= maxLength
  );
}

/** Reports whether a format is the only rule of a schema. Servers need not enforce formats. */
export function hasOnlyFormat({ enum: values, pattern, format }: SpecSchema): boolean {
  return values === undefined && pattern === undefined && format !== undefined;
}
