import type { ModelValue } from './model.ts';
import type { Facets, SimpleType } from './schema.ts';
import { XsdError } from './xsd-error.ts';

const ofText: readonly string[] = ['length', 'minLength', 'maxLength', 'pattern'];
const ofNumbers: readonly string[] = ['minInclusive', 'maxInclusive'];

/**
 * A value with what a restriction of its type asks beyond it.
 * @throws {XsdError} where a facet would not be checked later
 */
export function restricted(value: ModelValue, type: SimpleType): ModelValue {
  const names = Object.keys(type.facets);
  if (value.kind === 'object')
    throw refused(type, 'it restricts a type that is no simple one', 'Use complexContent.');
  if (value.kind === 'enumeration') {
    if (names.length === 0) return value;
    throw refused(type, `${names.join(', ')} beside values is not covered`, 'State the values.');
  }
  const covered = coveredBy(value.name);
  const odd = names.find((name) => !covered.includes(name));
  if (odd !== undefined) {
    throw refused(
      type,
      `${odd} of xs:${value.name} is not covered`,
      'Leave it out, or teach tooling/xsd to read it.',
    );
  }
  const facets: Facets = { ...value.facets, ...type.facets };
  if (value.facets.pattern !== undefined && type.facets.pattern !== undefined) {
    throw refused(type, 'a pattern beside that of its base is not covered', 'Make them one.');
  }
  return { ...value, facets };
}

function refused(type: SimpleType, what: string, advice: string): XsdError {
  return new XsdError(`in the simple type ${type.name.local} ${what}`, type.place, advice);
}

/** The facets that are checked in values of a built-in type. */
function coveredBy(name: string): readonly string[] {
  switch (name) {
    case 'anyURI':
    case 'normalizedString':
    case 'string':
    case 'token':
      return ofText;
    case 'base64Binary':
    case 'boolean':
    case 'date':
    case 'dateTime':
      return [];
    default:
      return ofNumbers;
  }
}
