import { documentationIn, jsonValuesIn } from './annotation.ts';
import type { ModelEnumeration, ModelEnumerationValue } from './model.ts';
import { camelCase, requireDistinct } from './names.ts';
import {
  nameIn,
  listParts,
  refuse,
  refuseAttributes,
  requiredAttribute,
  schemaNamespace,
  type Declaration,
} from './read-schema.ts';

/**
 * Reads a simple type, which must be a list of words.
 * @param name the model's name of the type
 */
export function readEnumeration({ element, scope }: Declaration, name: string): ModelEnumeration {
  refuseAttributes(element, ['name']);
  const lower = element.hints.get('case') === 'lower';
  const values = listParts(element).flatMap((restriction) => {
    if (restriction.name.local !== 'restriction') refuse(restriction);
    refuseAttributes(restriction, ['base']);
    const base = nameIn(restriction, 'base', scope);
    if (base.namespace !== schemaNamespace || base.local !== 'string')
      refuse(restriction, `a restriction of ${base.local}`);
    return listParts(restriction).map((value): ModelEnumerationValue => {
      if (value.name.local !== 'enumeration') refuse(value);
      refuseAttributes(value, ['value']);
      const xml = requiredAttribute(value, 'value');
      const { hints } = value;
      return {
        name: hints.get('name') ?? (lower ? xml.toLowerCase() : camelCase(xml)),
        documentation: documentationIn(value),
        xml,
        list: hints.get('list'),
        flag: hints.get('flag'),
      };
    });
  });
  const others = jsonValuesIn(element).map((value): ModelEnumerationValue => ({
    ...value,
    documentation: ['Known in JSON only.'],
    xml: undefined,
    flag: undefined,
  }));
  const all = [...values, ...others];
  if (all.length === 0) refuse(element, `${element.name.local} without values`);
  const words = all.map((value) => value.name);
  requireDistinct(words, `values of ${name}`, element.place);
  return { name, documentation: documentationIn(element), values: all };
}
