import { elementDeclaration, typeOf } from './element.ts';
import type {
  AttributeDeclaration,
  ComplexType,
  ElementParticle,
  GroupParticle,
  Particle,
  ReferenceParticle,
} from './schema.ts';
import {
  annotatedOf,
  occursOf,
  partsOf,
  qualify,
  refuse,
  refuseAttributes,
  requiredAttribute,
  typeNamed,
  type Scope,
} from './scope.ts';
import { resolveName, type XmlElement } from './xml-document.ts';
import { XsdError } from './xsd-error.ts';

/** @param given the name of a type that stands without one inside of an element */
export function readComplexType(element: XmlElement, scope: Scope, given?: string): ComplexType {
  refuseAttributes(element, ['name', 'id']);
  const local = given ?? requiredAttribute(element, 'name');
  const [first, ...more] = partsOf(element);
  const body =
    first?.name.local === 'complexContent' || first?.name.local === 'simpleContent'
      ? derived(first, more, scope, local)
      : contentOf(partsOf(element), scope, local);
  return {
    kind: 'complex',
    base: undefined,
    restricts: undefined,
    text: undefined,
    ...body,
    ...annotatedOf(element),
    name: { namespace: scope.namespace, local },
  };
}

type Body = Pick<ComplexType, 'content' | 'attributes'> &
  Partial<Pick<ComplexType, 'base' | 'restricts' | 'text'>>;

/** A type that extends another, or restricts it by stating its content anew. */
function derived(
  wrapper: XmlElement,
  beside: readonly XmlElement[],
  scope: Scope,
  owner: string,
): Body {
  if (beside[0] !== undefined) refuse(beside[0]);
  refuseAttributes(wrapper, ['id']);
  const [derivation, ...more] = partsOf(wrapper);
  if (derivation === undefined) {
    throw new XsdError(`${wrapper.name.local} is empty`, wrapper.place, 'Extend a type in it.');
  }
  if (more[0] !== undefined) refuse(more[0]);
  const how = derivation.name.local;
  if (how !== 'extension' && how !== 'restriction') refuse(derivation);
  refuseAttributes(derivation, ['base', 'id']);
  const base = typeNamed(requiredAttribute(derivation, 'base'), derivation, scope);
  const body = contentOf(partsOf(derivation), scope, owner);
  if (wrapper.name.local === 'complexContent') {
    if (base.kind === 'builtin') refuse(derivation);
    return how === 'extension' ? { ...body, base: base.name } : { ...body, restricts: base.name };
  }
  // The text of a restricted simple content would need the facets of an unnamed type.
  if (how === 'restriction') refuse(derivation);
  return { ...body, text: base };
}

function contentOf(parts: readonly XmlElement[], scope: Scope, owner: string): Body {
  const groups = parts.filter(({ name }) => name.local !== 'attribute');
  const [group, ...more] = groups;
  if (more[0] !== undefined) refuse(more[0]);
  return {
    content: group === undefined ? undefined : groupOf(group, scope, owner),
    attributes: parts
      .filter(({ name }) => name.local === 'attribute')
      .map((part) => attributeOf(part, scope, owner)),
  };
}

function groupOf(element: XmlElement, scope: Scope, owner: string): GroupParticle {
  const { local } = element.name;
  if (local !== 'sequence' && local !== 'choice' && local !== 'all') refuse(element);
  refuseAttributes(element, ['minOccurs', 'maxOccurs', 'id']);
  const occurs = occursOf(element);
  if (occurs.max !== 1) {
    throw new XsdError(
      `a ${local} that repeats is not covered`,
      element.place,
      'Repeat an element of a type of its own instead.',
    );
  }
  const particles = partsOf(element).map((part) => particleOf(part, scope, owner));
  return { kind: local, particles, place: element.place, ...occurs };
}

function particleOf(element: XmlElement, scope: Scope, owner: string): Particle {
  switch (element.name.local) {
    case 'element':
      return elementParticle(element, scope, owner);
    case 'any':
      refuseAttributes(element, ['namespace', 'processContents', 'minOccurs', 'maxOccurs', 'id']);
      return { kind: 'any', place: element.place, ...occursOf(element) };
    default:
      return groupOf(element, scope, owner);
  }
}

function elementParticle(
  element: XmlElement,
  scope: Scope,
  owner: string,
): ElementParticle | ReferenceParticle {
  const reference = element.attributes.get('ref');
  if (reference === undefined) {
    const declared = elementDeclaration(element, scope, owner);
    return { kind: 'element', element: declared, ...occursOf(element) };
  }
  refuseAttributes(element, ['ref', 'minOccurs', 'maxOccurs', 'id']);
  const name = qualify(resolveName(reference, element.namespaces, element.place), scope);
  return { kind: 'reference', name, place: element.place, ...occursOf(element) };
}

function attributeOf(element: XmlElement, scope: Scope, owner: string): AttributeDeclaration {
  refuseAttributes(element, ['name', 'type', 'use', 'id']);
  const local = requiredAttribute(element, 'name');
  const use = element.attributes.get('use') ?? 'optional';
  if (use !== 'optional' && use !== 'required') {
    throw new XsdError(
      `the use ${use} of the attribute ${local} is not covered`,
      element.place,
      'Say optional or required.',
    );
  }
  return {
    ...annotatedOf(element),
    name: { namespace: '', local },
    type: typeOf(element, scope, `${owner}${local}`),
    required: use === 'required',
  };
}
