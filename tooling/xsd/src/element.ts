import { readComplexType } from './complex-type.ts';
import type { ElementDeclaration, TypeReference } from './schema.ts';
import {
  annotatedOf,
  partsOf,
  refuse,
  refuseAttributes,
  requiredAttribute,
  typeNamed,
  type Scope,
} from './scope.ts';
import { readSimpleType } from './simple-type.ts';
import type { XmlElement } from './xml-document.ts';

/**
 * @param owner the type that the element stands in, whose name begins that of a type without one;
 *   empty for an element of the schema itself
 */
export function elementDeclaration(
  element: XmlElement,
  scope: Scope,
  owner: string,
): ElementDeclaration {
  refuseAttributes(element, ['name', 'type', 'nillable', 'minOccurs', 'maxOccurs', 'form', 'id']);
  const local = requiredAttribute(element, 'name');
  const form = element.attributes.get('form');
  const qualified = owner === '' || (form === undefined ? scope.qualified : form === 'qualified');
  return {
    ...annotatedOf(element),
    name: { namespace: qualified ? scope.namespace : '', local },
    type: typeOf(element, scope, `${owner}${local.slice(0, 1).toUpperCase()}${local.slice(1)}`),
    nillable: ['true', '1'].includes(element.attributes.get('nillable') ?? ''),
  };
}

/** The type of an element or attribute: named, written inside of it, or text where nothing is said. */
export function typeOf(element: XmlElement, scope: Scope, name: string): TypeReference {
  const named = element.attributes.get('type');
  const [inner, ...more] = partsOf(element);
  if (more[0] !== undefined) refuse(more[0]);
  if (named !== undefined) {
    if (inner !== undefined) refuse(inner);
    return typeNamed(named, element, scope);
  }
  if (inner === undefined) return { kind: 'builtin', name: 'string' };
  if (inner.name.local === 'simpleType') scope.add(readSimpleType(inner, scope, name));
  else if (inner.name.local === 'complexType') scope.add(readComplexType(inner, scope, name));
  else refuse(inner);
  return { kind: 'named', name: { namespace: scope.namespace, local: name } };
}
