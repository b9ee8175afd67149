import { isFlag } from './enums.js';

/** An issue of zod. */
interface Issue {
  readonly code?: unknown;
  readonly path?: readonly PropertyKey[];
  /** The values of an enum or a literal. */
  readonly values?: readonly unknown[];
  /** The issues of each option of a union. */
  readonly errors?: readonly (readonly unknown[])[];
}

/**
 * Reports whether an issue is only an unknown word of an enum, which the service may have added.
 * Enums of "true" and "false" do not grow.
 * @param value the value that was validated
 */
export function isUnknownWord(issue: unknown, value: unknown): boolean {
  if (!isIssue(issue)) return false;
  const { code, path = [], values = [], errors = [] } = issue;
  const place = findPlace(value, path);
  if (code === 'invalid_union')
    return errors.some(
      (option) => option.length > 0 && option.every((one) => isUnknownWord(one, place)),
    );
  if (code !== 'invalid_value' || typeof place !== 'string') return false;
  const words = values.filter((word) => typeof word === 'string');
  return words.length > 0 && !isFlag(words);
}

function isIssue(issue: unknown): issue is Issue {
  return typeof issue === 'object' && issue !== null;
}

function findPlace(value: unknown, path: readonly PropertyKey[]): unknown {
  let place = value;
  for (const key of path) {
    if (typeof place !== 'object' || place === null) return undefined;
    place = Reflect.get(place, key);
  }
  return place;
}
