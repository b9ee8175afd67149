import { documentationIn } from './annotation.ts';
import type { ModelField } from './model.ts';
import { camelCase } from './names.ts';
import {
  nameIn,
  listParts,
  refuse,
  refuseAttributes,
  requiredAttribute,
  type Declaration,
  type Scope,
} from './read-schema.ts';
import type { ModelReader } from './read-model.ts';
import type { QName, XmlElement } from './xml-document.ts';

const blank: ModelField = {
  property: '',
  documentation: [],
  kind: 'element',
  path: [],
  value: { kind: 'builtin', name: 'string' },
  list: false,
  required: false,
  optional: false,
  nillable: false,
  written: false,
  allDigits: false,
  zone: false,
};

/** Reads the fields of a complex type: a sequence of elements, then attributes. */
export function readFields(type: Declaration, reader: ModelReader): ModelField[] {
  return listParts(type.element).flatMap((part) => {
    if (part.name.local === 'attribute') return [readAttribute(part, type.scope, reader)];
    return readSequence(part).map((particle) => readParticle(particle, type.scope, reader));
  });
}

function readSequence(sequence: XmlElement): XmlElement[] {
  if (sequence.name.local !== 'sequence') refuse(sequence);
  refuseAttributes(sequence, []);
  return listParts(sequence);
}

function readParticle(particle: XmlElement, scope: Scope, reader: ModelReader): ModelField {
  const { min, list } = readOccurs(particle);
  if (particle.name.local === 'any') {
    refuseAttributes(particle, ['namespace', 'processContents', 'minOccurs', 'maxOccurs']);
    return { ...blank, kind: 'any', property: 'unknownElements', required: true };
  }
  const { name, element, typeName } = readElement(particle, scope, reader);
  const inner = list ? undefined : findList(typeName, particle, reader);
  return {
    ...blank,
    ...readHints(element, name.local),
    path: [name, ...(inner?.path ?? [])],
    value: reader.readValue(inner?.typeName ?? typeName, element),
    list: list || inner !== undefined,
    required: min > 0,
    nillable: element.attributes.get('nillable') === 'true',
  };
}

interface ReadElement {
  name: QName;
  element: XmlElement;
  typeName: QName;
}

/** Reads an element that is declared at its use, or a reference to one of the schema itself. */
function readElement(particle: XmlElement, scope: Scope, reader: ModelReader): ReadElement {
  if (particle.name.local !== 'element') refuse(particle);
  if (!particle.attributes.has('ref')) return readDeclared(particle, scope, scope.namespace);
  refuseAttributes(particle, ['ref', 'minOccurs', 'maxOccurs']);
  const target = reader.findElement(nameIn(particle, 'ref', scope), particle);
  return readDeclared(target.element, target.scope, target.name.namespace);
}

function readDeclared(element: XmlElement, scope: Scope, namespace: string): ReadElement {
  refuseAttributes(element, ['name', 'type', 'nillable', 'minOccurs', 'maxOccurs']);
  if (!scope.qualified) refuse(element, 'an element in no namespace');
  for (const part of listParts(element)) refuse(part);
  const local = requiredAttribute(element, 'name');
  return { name: { namespace, local }, element, typeName: nameIn(element, 'type', scope) };
}

/** The path and the type of the items if a type only contains a list, itself or in such a type. */
function findList(
  typeName: QName,
  user: XmlElement,
  reader: ModelReader,
  around: readonly Declaration[] = [],
): { path: QName[]; typeName: QName } | undefined {
  const type = reader.findType(typeName, user);
  if (type !== undefined && around.includes(type)) return undefined;
  const [sequence, ...attributes] = type === undefined ? [] : listParts(type.element);
  if (type === undefined || sequence?.name.local !== 'sequence' || attributes.length > 0)
    return undefined;
  const [only, ...more] = readSequence(sequence);
  if (only?.name.local !== 'element' || only.attributes.has('ref') || more.length > 0)
    return undefined;
  const { name, typeName: inner } = readElement(only, type.scope, reader);
  if (readOccurs(only).list) return { path: [name], typeName: inner };
  const list = findList(inner, only, reader, [...around, type]);
  return list && { path: [name, ...list.path], typeName: list.typeName };
}

function readOccurs(particle: XmlElement): { min: number; list: boolean } {
  const { attributes } = particle;
  const [min, max] = [attributes.get('minOccurs') ?? '1', attributes.get('maxOccurs') ?? '1'];
  const list = max === 'unbounded';
  if (!['0', '1'].includes(min) || (!list && max !== '1'))
    refuse(particle, `minOccurs ${min} with maxOccurs ${max}`);
  if (list && particle.name.local === 'element') {
    if (min !== '0') refuse(particle, 'a list that may not be empty');
    if (attributes.has('nillable')) refuse(particle, 'a list of nillable elements');
  }
  return { min: Number(min), list };
}

function readAttribute(attribute: XmlElement, scope: Scope, reader: ModelReader): ModelField {
  refuseAttributes(attribute, ['name', 'type']);
  const local = requiredAttribute(attribute, 'name');
  const value = reader.readValue(nameIn(attribute, 'type', scope), attribute);
  if (value.kind === 'object') refuse(attribute, 'an attribute of a complex type');
  const path = [{ namespace: '', local }];
  return { ...blank, ...readHints(attribute, local), kind: 'attribute', path, value };
}

function readHints(component: XmlElement, local: string) {
  const { hints } = component;
  return {
    property: hints.get('name') ?? camelCase(local),
    documentation: documentationIn(component),
    optional: hints.get('optional') === 'true',
    zone: hints.get('zone') === 'true',
    written: hints.get('written') === 'true',
    allDigits: hints.get('digits') === 'all',
  };
}
