import type { Facets, ModelValue, SimpleType } from './schema.ts';
import {
  annotatedOf,
  partsOf,
  refuse,
  refuseAttributes,
  requiredAttribute,
  typeNamed,
  type Scope,
} from './scope.ts';
import type { XmlElement } from './xml-document.ts';
import { XsdError } from './xsd-error.ts';

/** @param given the name of a type that stands without one inside of another component */
export function readSimpleType(element: XmlElement, scope: Scope, given?: string): SimpleType {
  refuseAttributes(element, ['name', 'id']);
  const local = given ?? requiredAttribute(element, 'name');
  const [restriction, ...more] = partsOf(element);
  if (restriction === undefined) {
    throw new XsdError(
      `the simple type ${local} is empty`,
      element.place,
      'Restrict a type in it.',
    );
  }
  for (const part of [restriction, ...more]) if (part.name.local !== 'restriction') refuse(part);
  refuseAttributes(restriction, ['base', 'id']);
  const parts = partsOf(restriction);
  return {
    kind: 'simple',
    ...annotatedOf(element),
    name: { namespace: scope.namespace, local },
    base: typeNamed(requiredAttribute(restriction, 'base'), restriction, scope),
    values: parts
      .filter(({ name }) => name.local === 'enumeration')
      .map((part) => ({ ...annotatedOf(part), value: valueOf(part) })),
    modelValues: modelValuesOf(element),
    facets: facetsOf(parts.filter(({ name }) => name.local !== 'enumeration')),
  };
}

function facetsOf(parts: readonly XmlElement[]): Facets {
  const facets: Facets = {};
  for (const part of parts) {
    const { local } = part.name;
    if (local === 'pattern' && facets.pattern === undefined) facets.pattern = patternOf(part);
    else if (isNumeric(local)) facets[local] = numberOf(part);
    else refuse(part);
  }
  return facets;
}

function valueOf(part: XmlElement): string {
  refuseAttributes(part, ['value', 'id']);
  return requiredAttribute(part, 'value');
}

function numberOf(part: XmlElement): number {
  const value = valueOf(part);
  if (/^[+-]?\d+(?:\.\d+)?$/.test(value.trim())) return Number(value);
  throw new XsdError(
    `the ${part.name.local} ${value} is not covered`,
    part.place,
    'Give a plain number.',
  );
}

const numeric = ['length', 'minLength', 'maxLength', 'minInclusive', 'maxInclusive'] as const;

function isNumeric(name: string): name is (typeof numeric)[number] {
  return numeric.some((one) => one === name);
}

/** Patterns of XML Schema that mean the same in JavaScript once they are held at both ends. */
function patternOf(part: XmlElement): string {
  const value = valueOf(part);
  // `^` and `$` are plain characters in XML Schema, and `\b` is nothing there.
  if (/\\[bBicICpP]|-\[|(?<!\\)\$|(?<![\\[])\^/.test(value)) refuse(part);
  const pattern = `^(?:${value})$`;
  try {
    RegExp(pattern, 'u');
  } catch {
    refuse(part);
  }
  return pattern;
}

/** What `appinfo` says of values that only the model has. */
function modelValuesOf(element: XmlElement): ModelValue[] {
  return element.children
    .filter(({ name }) => name.local === 'annotation')
    .flatMap(({ children }) => children.filter(({ name }) => name.local === 'appinfo'))
    .flatMap(({ children }) => children)
    .map((value) => ({
      name: requiredAttribute(value, 'name'),
      list: value.attributes.get('list'),
    }));
}
