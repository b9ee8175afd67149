import {
  builtInNames,
  type Annotated,
  type BuiltInName,
  type ComplexType,
  type QName,
  type SimpleType,
  type TypeReference,
} from './schema.ts';
import { resolveName, type XmlElement } from './xml-document.ts';
import { XsdError } from './xsd-error.ts';

/** The schema document that a component stands in. */
export interface Scope {
  /** Its target namespace, or where it has none that of the schema that includes it. */
  namespace: string;
  /** The namespace that names without one are read in, where the document has none of its own. */
  adopts: string | undefined;
  /** Whether its local elements are in the namespace. */
  qualified: boolean;
  /** Takes in a type that stands without a name inside of another component. */
  add(type: ComplexType | SimpleType): void;
}

export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

/**
 * The children that say something, that is all but annotations.
 * @throws {XsdError} where one is of another namespace than XML Schema's
 */
export function partsOf(element: XmlElement): XmlElement[] {
  const parts = element.children.filter(
    ({ name }) => name.namespace !== schemaNamespace || name.local !== 'annotation',
  );
  for (const part of parts) if (part.name.namespace !== schemaNamespace) refuse(part);
  return parts;
}

/** @throws {XsdError} always: the construct is not covered */
export function refuse(element: XmlElement): never {
  throw new XsdError(
    `${element.name.local} is not covered here`,
    element.place,
    'Write the schema without it, or teach tooling/xsd to read it.',
  );
}

/** @throws {XsdError} where the element has an attribute beside those named */
export function refuseAttributes(element: XmlElement, known: readonly string[]): void {
  for (const name of element.attributes.keys()) {
    if (known.includes(name)) continue;
    throw new XsdError(
      `the attribute ${name} of ${element.name.local} is not covered`,
      element.place,
      'Write the schema without it, or teach tooling/xsd to read it.',
    );
  }
}

export function requiredAttribute(element: XmlElement, name: string): string {
  const value = element.attributes.get(name);
  if (value === undefined) {
    throw new XsdError(`${element.name.local} has no ${name}`, element.place, `Give it one.`);
  }
  return value;
}

/** What the attributes `minOccurs` and `maxOccurs` say. */
export function occursOf(element: XmlElement): { min: number; max: number } {
  const least = element.attributes.get('minOccurs') ?? '1';
  const most = element.attributes.get('maxOccurs') ?? '1';
  const min = wholeNumber(least);
  const max = most === 'unbounded' ? Infinity : wholeNumber(most);
  if (max === 0) {
    throw new XsdError(
      'maxOccurs 0 is not covered',
      element.place,
      'Leave out what may not be there.',
    );
  }
  // Comparing fails too where one of them is no number.
  if (!(min <= max)) {
    throw new XsdError(
      'minOccurs and maxOccurs do not fit',
      element.place,
      'Give numbers in order.',
    );
  }
  return { min, max };
}

function wholeNumber(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** Documentation, hints and place of a component. */
export function annotatedOf(element: XmlElement): Annotated {
  const documentation = element.children
    .filter(({ name }) => name.local === 'annotation')
    .flatMap(({ children }) => children.filter(({ name }) => name.local === 'documentation'))
    .flatMap(({ text }) => text.split(/\n\s*\n/))
    .map((paragraph) => paragraph.trim().replaceAll(/\s+/g, ' '))
    .filter((paragraph) => paragraph !== '');
  const hints = new Map(element.foreign.map(({ name, value }) => [name.local, value]));
  return { documentation, hints, place: element.place };
}

/** The type that an attribute such as `type` or `base` names. */
export function typeNamed(text: string, element: XmlElement, scope: Scope): TypeReference {
  const name = qualify(resolveName(text, element.namespaces, element.place), scope);
  if (name.namespace !== schemaNamespace) return { kind: 'named', name };
  if (!isBuiltIn(name.local)) {
    throw new XsdError(
      `the built-in type ${name.local} is not covered`,
      element.place,
      `Covered are ${builtInNames.join(', ')}.`,
    );
  }
  return { kind: 'builtin', name: name.local };
}

/** A name as it is meant in a schema that takes on the namespace of the one that includes it. */
export function qualify(name: QName, { adopts }: Scope): QName {
  return name.namespace === '' && adopts !== undefined ? { ...name, namespace: adopts } : name;
}

function isBuiltIn(name: string): name is BuiltInName {
  return builtInNames.some((one) => one === name);
}
