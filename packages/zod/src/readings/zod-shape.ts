import { definitionOf, type Definition, type Node } from '../fast/node.js';
import { synonyms } from '../generated/tolerance-rules.js';
import type { Shape, TypeName } from '../tolerance/shape.js';
import { listNames, listWords, mergeWords } from '../tolerance/words.js';
import { enumValues, isNullableEnum, literalValues } from './enums.js';

const shapes = new WeakMap<Node, Shape>();

/** Returns the shape of a zod schema. It looks into the fields of an object when they are needed. */
export function getShape(node: Node): Shape {
  const known = shapes.get(node);
  if (known !== undefined) return known;
  const shape = createShape(node);
  shapes.set(node, shape);
  return shape;
}

/** A value that any reading leaves as it is. */
const anyValue: Shape = {
  types: new Set(),
  property: () => undefined,
  canonicalName: () => undefined,
  open: true,
  items: undefined,
  words: undefined,
  format: undefined,
};

function createShape(node: Node): Shape {
  const def = definitionOf(node);
  switch (def.type) {
    case 'string':
      return { ...scalar('string'), format: readFormat(node) };
    case 'number':
      return scalar(def.format === 'safeint' ? 'integer' : 'number');
    case 'boolean':
    case 'null':
      return scalar(def.type);
    case 'enum':
      return createEnumShape(enumValues(def));
    case 'literal':
      return createEnumShape(def.values ?? []);
    case 'object':
      return createObjectShape(def);
    case 'record':
      return createRecordShape(def);
    case 'array':
      return createArrayShape(def);
    case 'union':
      return isNullableEnum(def)
        ? createEnumShape(literalValues(def))
        : mergeShapes((def.options ?? []).map(getShape));
    case 'nullable':
      return mergeShapes([getInnerShape(def), scalar('null')]);
    case 'lazy':
    case 'optional':
      return getInnerShape(def);
    default:
      return anyValue;
  }
}

function scalar(...types: TypeName[]): Shape {
  return { ...anyValue, open: false, types: new Set(types) };
}

function getInnerShape({ innerType, getter }: Definition): Shape {
  const inner = innerType ?? getter?.();
  return inner === undefined ? anyValue : getShape(inner);
}

/** A text that may not be empty has a format, even if it is only a pattern. */
function readFormat({ _zod: { def, run } }: Node): Shape['format'] {
  if (def.format === 'datetime') return 'moment';
  if (def.format === 'base64') return 'base64';
  if (def.format !== undefined) return 'other';
  if (def.checks === undefined || def.checks.length === 0) return undefined;
  const result = run({ value: '', issues: [] }, { async: false });
  return !(result instanceof Promise) && result.issues.length > 0 ? 'other' : undefined;
}

/**
 * Creates the shape of an enum, with null if it is one of its values. Numbers are types of their
 * own.
 */
function createEnumShape(values: readonly unknown[]): Shape {
  const texts = values.filter((value) => typeof value === 'string');
  const types: TypeName[] = texts.length > 0 ? ['string'] : [];
  if (values.includes(null)) types.push('null');
  if (values.some((value) => typeof value === 'number')) types.push('number');
  if (values.some((value) => typeof value === 'boolean')) types.push('boolean');
  return { ...scalar(...types), words: readWords(texts) };
}

function readWords(words: readonly string[]): Shape['words'] {
  if (words.length === 0) return undefined;
  const own = synonyms.filter(
    ({ of }) => of.length === words.length && of.every((word) => words.includes(word)),
  );
  return listWords(
    words,
    own.flatMap((one) => Object.entries(one.words)),
  );
}

function createObjectShape({ shape = {} }: Definition): Shape {
  const canonical = listNames(Object.keys(shape));
  return {
    ...scalar('object'),
    property(name) {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      return field && getShape(field);
    },
    canonicalName: (lowerCase) => canonical.get(lowerCase),
  };
}

function createRecordShape({ valueType }: Definition): Shape {
  return {
    ...scalar('object'),
    open: true,
    property: () => valueType && getShape(valueType),
  };
}

function createArrayShape({ element }: Definition): Shape {
  return {
    ...scalar('array'),
    get items() {
      return element && getShape(element);
    },
  };
}

/** Merges shapes into one that accepts the values of each of them. */
function mergeShapes(all: readonly Shape[]): Shape {
  const [only] = all;
  if (only === undefined || all.some(({ types }) => types.size === 0)) return anyValue;
  if (all.length === 1) return only;
  const ofText = all.filter(({ types }) => types.has('string'));
  const [text] = ofText;
  return {
    types: new Set(all.flatMap(({ types }) => [...types])),
    property: (name) => findFirst(all, (shape) => shape.property(name)),
    canonicalName: (lowerCase) => findFirst(all, (shape) => shape.canonicalName(lowerCase)),
    open: all.some(({ open }) => open),
    get items() {
      return findFirst(all, ({ items }) => items);
    },
    words: ofText.every(({ words }) => words !== undefined)
      ? mergeWords(ofText.flatMap(({ words }) => words ?? []))
      : undefined,
    format: ofText.length === 1 ? text?.format : undefined,
  };
}

function findFirst<Found>(
  all: readonly Shape[],
  find: (shape: Shape) => Found | undefined,
): Found | undefined {
  for (const shape of all) {
    const found = find(shape);
    if (found !== undefined) return found;
  }
  return undefined;
}
