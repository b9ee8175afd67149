import type { ModelEnumeration, ModelEnumerationValue } from './model.ts';
import { camelCase } from './names.ts';
import type { ModelValue, SimpleType } from './schema.ts';
import { XsdError } from './xsd-error.ts';

/**
 * The words of a type, as the model and as the XML says them.
 * @throws {XsdError} where two of them come to the same word
 */
export function enumerationOf(type: SimpleType, name: string): ModelEnumeration {
  const lower = type.hints.get('case') === 'lower';
  const known = new Set<string>();
  const values = type.values.map((value): ModelEnumerationValue => {
    const word =
      value.hints.get('name') ?? (lower ? value.value.toLowerCase() : camelCase(value.value));
    if (known.has(word)) {
      throw new XsdError(
        `two values of ${type.name.local} come to the word ${word}`,
        value.place,
        'Give one of them another by the hint `name`.',
      );
    }
    known.add(word);
    return {
      name: word,
      documentation: value.documentation,
      xml: value.value,
      list: value.hints.get('list'),
      flag: value.hints.get('flag'),
    };
  });
  const others = type.modelValues.map((value: ModelValue): ModelEnumerationValue => ({
    name: value.name,
    documentation: ['Known in JSON only.'],
    xml: undefined,
    list: value.list,
    flag: undefined,
  }));
  return { name, documentation: type.documentation, values: [...values, ...others] };
}
