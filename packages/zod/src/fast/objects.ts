import { mayBeAbsent } from './absence.js';
import type { Check } from './check.js';
import { definitionOf, type Definition, type Node } from './node.js';
import { droppedKey, isPlain } from './plain.js';
import { isString } from './strings.js';

interface Field {
  check: Check;
  /** True if any string is valid, so that no function need be called. */
  text: boolean;
  required: boolean;
}

export interface ObjectRules {
  /** True if a field must not differ only in case from one of the shape. */
  readonly exactNames: boolean;
  /** Returns the check of a field's schema. */
  readonly getCheck: (node: Node) => Check;
}

/**
 * An object. Its shape may have a hundred fields of which a value has ten, so the check goes
 * through the fields of the value and counts those that must be there.
 */
export function objectCheck(
  { shape = {}, catchall }: Definition,
  { exactNames, getCheck }: ObjectRules,
): Check | undefined {
  // A field called `toString` would be found in every object, by zod too.
  if (Reflect.ownKeys(shape).some((key) => typeof key === 'symbol' || key in Object.prototype)) {
    return undefined;
  }
  const fields = createFields(shape, getCheck);
  const required = Object.values(shape).filter((node) => !mayBeAbsent(node)).length;
  // Without a catchall zod drops unknown fields, so that the value would not be the same.
  const inAnyCase = new Set(exactNames ? Object.keys(shape).map((key) => key.toLowerCase()) : []);
  const other = catchall === undefined ? () => false : getCheck(catchall);
  return (value) => {
    if (!isPlain(value)) return false;
    let missing = required;
    // oxlint-disable-next-line guard-for-in -- zod reads what is inherited, too
    for (const key in value) {
      const field = fields[key];
      const part = value[key];
      if (field === undefined) {
        if (key === droppedKey || !other(part)) return false;
        if (exactNames && inAnyCase.has(key.toLowerCase())) return false;
        continue;
      }
      if (field.required) missing -= 1;
      else if (part === undefined) continue;
      if (field.text ? typeof part !== 'string' : !field.check(part)) return false;
    }
    return missing === 0;
  };
}

/**
 * Creates the fields by name, in an object without a prototype: there is no faster way to look them
 * up.
 */
function createFields(
  shape: Readonly<Record<string, Node>>,
  getCheck: (node: Node) => Check,
): Partial<Record<string, Field>> {
  const fields: Partial<Record<string, Field>> = Object.create(null);
  for (const [key, node] of Object.entries(shape)) {
    const optional = mayBeAbsent(node);
    const { innerType } = definitionOf(node);
    const inner = optional && innerType !== undefined ? innerType : node;
    fields[key] = nesting.has(definitionOf(inner).type)
      ? createLate(() => getCheck(inner), !optional)
      : createField(getCheck(inner), !optional);
  }
  return fields;
}

/** Types with parts of their own. Their checks are created when the first value has the field. */
const nesting: ReadonlySet<string> = new Set(['array', 'object', 'record']);

function createField(check: Check, required: boolean): Field {
  return { check, text: check === isString, required };
}

/** A field whose check replaces itself by the one that it creates. */
function createLate(make: () => Check, required: boolean): Field {
  const field = createField((value) => {
    field.check = make();
    return field.check(value);
  }, required);
  return field;
}
