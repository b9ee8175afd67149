import path from 'node:path';
import {
  readDocument,
  resolveName,
  XsdError,
  type Place,
  type QName,
  type XmlElement,
} from './xml-document.ts';

export const schemaNamespace = 'http://www.w3.org/2001/XMLSchema';

/** A type or element of the schema itself. */
export interface Declaration {
  name: QName;
  element: XmlElement;
  scope: Scope;
}

/** The rules for names that the schema document around a declaration sets. */
export interface Scope {
  /** Its target namespace; without one, that of the schema that includes it. */
  namespace: string;
  /**
   * True if the document has no namespace of its own, so that its names are in the including one's.
   */
  adopted: boolean;
  /** True if its local elements are in the namespace. */
  qualified: boolean;
}

/** Some schema documents and all that they include and import, by `keyOf` a name. */
export interface Schema {
  types: Map<string, Declaration>;
  elements: Map<string, Declaration>;
}

/**
 * Reads schema documents with all that they include and import. That they are valid, and that no
 * name is declared twice, libxml2 checks in the tests.
 */
export function readSchema(files: readonly string[]): Schema {
  const schema: Schema = { types: new Map(), elements: new Map() };
  const done = new Set<string>();

  function load(file: string, from?: Place, including = ''): void {
    const root = readDocument(file, from);
    if (root.name.namespace !== schemaNamespace || root.name.local !== 'schema') refuse(root);
    refuseAttributes(root, ['targetNamespace', 'elementFormDefault', 'version']);
    const own = root.attributes.get('targetNamespace');
    const scope = {
      namespace: own ?? including,
      adopted: own === undefined,
      qualified: root.attributes.get('elementFormDefault') === 'qualified',
    };
    // The key includes the namespace: a schema without one of its own can be included into several.
    const key = `${file} ${scope.namespace}`;
    if (done.has(key)) return;
    done.add(key);
    for (const element of listParts(root)) {
      const { local } = element.name;
      if (local === 'include') load(locationIn(element, file), element.place, scope.namespace);
      else if (local === 'import') load(locationIn(element, file), element.place);
      else {
        const { namespace } = scope;
        const name = { namespace, local: requiredAttribute(element, 'name') };
        const map = local === 'element' ? schema.elements : schema.types;
        if (!['element', 'complexType', 'simpleType'].includes(local)) refuse(element);
        map.set(keyOf(name), { name, element, scope });
      }
    }
  }

  for (const file of files) load(file);
  return schema;
}

function locationIn(element: XmlElement, file: string): string {
  refuseAttributes(element, ['schemaLocation', 'namespace']);
  return path.join(path.dirname(file), requiredAttribute(element, 'schemaLocation'));
}

/** A name as one text, for the key of a map. */
export function keyOf({ namespace, local }: QName): string {
  return `{${namespace}}${local}`;
}

/** The name in an attribute such as `type`, in the namespace that it has there. */
export function nameIn(element: XmlElement, attribute: string, scope: Scope): QName {
  const name = resolveName(requiredAttribute(element, attribute), element);
  const adopts = name.namespace === '' && scope.adopted;
  return adopts ? { ...name, namespace: scope.namespace } : name;
}

/** The children of an element of XML Schema, without annotations. */
export function listParts(element: XmlElement): XmlElement[] {
  const parts = element.children.filter(({ name }) => name.local !== 'annotation');
  for (const part of parts) if (part.name.namespace !== schemaNamespace) refuse(part);
  return parts;
}

/** @throws {XsdError} always: the messages use no such construct, so nothing here reads it */
export function refuse({ name, place }: XmlElement, what = name.local): never {
  const advice = 'Write the schema without it, or teach tooling/generate/src/xsd to read it.';
  throw new XsdError(`${what} is not covered here`, place, advice);
}

/** @throws {XsdError} if the element has an attribute other than those named */
export function refuseAttributes(element: XmlElement, known: readonly string[]): void {
  for (const name of element.attributes.keys())
    if (!known.includes(name)) refuse(element, `the attribute ${name} of ${element.name.local}`);
}

export function requiredAttribute(element: XmlElement, name: string): string {
  const value = element.attributes.get(name);
  if (value !== undefined) return value;
  throw new XsdError(`${element.name.local} has no ${name}`, element.place, 'Give it one.');
}
