import {
  findField,
  isRecord,
  resolve,
  type JsonSchema,
  type SchemaSource,
} from '../../core/engine/json-schema.ts';
import { formatPointer } from '../../core/json-pointer.ts';
import { findForm } from '../value-form.ts';

/** The observed values of a field of the contract. */
interface Observed {
  schema: JsonSchema;
  required: boolean;
  /** The number of objects whose schema has the field, and (`there`) of those that had it. */
  objects: number;
  there: number;
  /** The texts, up to a hundred different ones, and the forms that they have. */
  texts: Set<string>;
  forms: Set<string | undefined>;
}

/** A place where the contract allows more than was ever seen. */
export interface Looser {
  /** A JSON pointer into the response body, with `-` for every item of a list. */
  at: string;
  allowed: string;
  seen: string;
}

/** Fewer values than these say nothing of those that were not seen. */
const fewest = 5;
const mostTexts = 100;

/** Collects the values of the contract's fields in responses of an operation. */
export function createObservation() {
  const fields = new Map<string, Observed>();

  function visit(
    part: unknown,
    referring: JsonSchema,
    source: SchemaSource,
    steps: readonly string[],
  ): void {
    const here = resolve(referring, source);
    if (Array.isArray(part)) {
      if (here.items !== undefined)
        for (const item of part) visit(item, here.items, source, [...steps, '-']);
      return;
    }
    if (!isRecord(part)) return;
    for (const name of Object.keys(here.properties ?? {})) {
      const field = findField(here, name);
      if (field === undefined) continue;
      const at = [...steps, name];
      const observed = known(formatPointer(at), resolve(field, source), here, name);
      observed.objects += 1;
      if (!Object.hasOwn(part, name)) continue;
      observed.there += 1;
      const value = part[name];
      if (typeof value === 'string' && observed.texts.size < mostTexts) observed.texts.add(value);
      if (typeof value === 'string') observed.forms.add(findForm(value));
      visit(value, field, source, at);
    }
  }

  function known(
    at: string,
    schema: JsonSchema,
    { required = [] }: JsonSchema,
    name: string,
  ): Observed {
    const before = fields.get(at);
    if (before !== undefined) return before;
    const observed: Observed = {
      schema,
      required: required.includes(name),
      objects: 0,
      there: 0,
      texts: new Set(),
      forms: new Set(),
    };
    fields.set(at, observed);
    return observed;
  }

  return {
    add(value: unknown, schema: JsonSchema, source: SchemaSource): void {
      visit(value, schema, source, []);
    },
    /** The fields that the objects in the responses could have had. */
    specified: () => fields.size,
    /** Lists the fields that no object had. */
    neverSeen: () => [...fields].flatMap(([at, { there }]) => (there === 0 ? [at] : [])),
    /** Lists the places where the contract allows more than was seen, in at least five values. */
    looser: () => [...fields].flatMap(([at, observed]) => describe(at, observed)),
  };
}

function describe(
  at: string,
  { schema, required, objects, there, texts, forms }: Observed,
): Looser[] {
  if (there < fewest) return [];
  const { enum: words, format, pattern } = schema;
  const found: Looser[] = [];
  if (!required && there === objects)
    found.push({ at, allowed: 'the field can be absent', seen: `always there, ${there} times` });
  const [form] = forms;
  if (
    form !== undefined &&
    forms.size === 1 &&
    texts.size > 1 &&
    (words ?? format ?? pattern) === undefined
  )
    found.push({ at, allowed: 'any text', seen: `always a ${form}` });
  const unseen = words?.filter((word) => typeof word === 'string' && !texts.has(word)) ?? [];
  if (unseen.length > 0 && texts.size > 0)
    found.push({
      at,
      allowed: `${unseen.length} more words: ${unseen.slice(0, 8).map(String).join(', ')}${unseen.length > 8 ? ' …' : ''}`,
      seen: [...texts].slice(0, 8).join(', '),
    });
  return found;
}
