import { resolve, typesOf, type JsonSchema, type SchemaSource } from './json-schema.ts';
import { listNames, listWords, type Shape } from './tolerance.ts';

/** The shapes of schemas, each built once, however many bodies are read by it. */
const known = new WeakMap<JsonSchema, Shape>();

/** The shape of a schema of requests. */
export function findShape(schema: JsonSchema, source: SchemaSource): Shape {
  let shape = known.get(schema);
  if (shape === undefined) {
    shape = new JsonShape(resolve(schema, source), source);
    known.set(schema, shape);
  }
  return shape;
}

/** A resolved schema. Schemas refer to each other in circles, so it looks into others when asked. */
class JsonShape implements Shape {
  readonly types: ReadonlySet<string>;
  readonly open: boolean;
  readonly words: Shape['words'];
  readonly format: Shape['format'];
  /** True for a read-only property, which is ignored in requests. */
  readonly ignored: boolean;
  readonly #schema: JsonSchema;
  readonly #source: SchemaSource;
  #properties: ReadonlyMap<string, Shape> | undefined;
  #names: ReadonlyMap<string, string> | undefined;
  #others: Shape | undefined;

  constructor(schema: JsonSchema, source: SchemaSource) {
    const { properties, additionalProperties, readOnly = false } = schema;
    this.#schema = schema;
    this.#source = source;
    this.types = typesOf(schema);
    this.open = properties === undefined || (additionalProperties ?? false) !== false;
    this.words = readWords(schema);
    this.format = findFormat(schema);
    this.ignored = readOnly;
  }

  property(name: string): Shape | undefined {
    this.#properties ??= this.#readProperties();
    const property = this.#properties.get(name);
    if (property !== undefined || this.#others === undefined) return property;
    // A map by names has others too, unless one is meant that the schema knows.
    return this.canonicalName(name.toLowerCase()) === undefined ? this.#others : undefined;
  }

  canonicalName(lowerCase: string): string | undefined {
    this.#names ??= listNames(Object.keys(this.#schema.properties ?? {}));
    return this.#names.get(lowerCase);
  }

  get items(): Shape | undefined {
    const { items } = this.#schema;
    return items === undefined ? undefined : findShape(items, this.#source);
  }

  #readProperties(): ReadonlyMap<string, Shape> {
    const { properties = {}, additionalProperties } = this.#schema;
    if (typeof additionalProperties === 'object')
      this.#others = findShape(additionalProperties, this.#source);
    return new Map(
      Object.entries(properties).map(([name, schema]) => [name, findShape(schema, this.#source)]),
    );
  }
}

function readWords({ enum: values, 'x-synonyms': synonyms = {} }: JsonSchema): Shape['words'] {
  if (values === undefined) return undefined;
  const words = values.filter((value) => typeof value === 'string');
  return listWords(words, Object.entries(synonyms));
}

/**
 * Finds the format of a text. As in the shapes of zod, a text that may not be empty has a format,
 * even if only by a pattern.
 */
function findFormat(schema: JsonSchema): Shape['format'] {
  const { format, contentEncoding, pattern, minLength = 0 } = schema;
  if (format === 'byte' || contentEncoding === 'base64') return 'base64';
  if (format === 'date-time') return 'moment';
  // A file may be empty.
  if (format === 'binary') return undefined;
  if (format !== undefined || minLength > 0) return 'other';
  return pattern !== undefined && !new RegExp(pattern, 'u').test('') ? 'other' : undefined;
}
