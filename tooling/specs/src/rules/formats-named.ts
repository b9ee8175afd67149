import type { Oas3Rule } from '@redocly/openapi-core';

/** The formats of strings and numbers that the contract knows. */
const known = new Set([
  'account-id',
  'binary',
  'boolean-string',
  'byte',
  'date',
  'date-time',
  'double',
  'email',
  'guid',
  'int32',
  'int64',
  'integer-string',
  'uri',
]);

/** Patterns that have a format which says what they mean. */
const named = new Map([
  [String.raw`^\d+$`, 'integer-string'],
  [String.raw`^-?\d+$`, 'integer-string'],
]);

/**
 * Demands a named format of strings that carry something else: a boolean, a whole number. And no
 * format that the contract does not know. Generators and validators go by these names.
 */
export const formatsNamed: Oas3Rule = () => ({
  Schema({ type, format, enum: values, pattern }, { location, report }) {
    const expectedFormat = type === 'string' ? findExpectedFormat(values, pattern) : undefined;
    if (expectedFormat !== undefined && format !== expectedFormat) {
      const message = `this string contains another type; set the format \`${expectedFormat}\``;
      report({ message, location });
    }
    if (format !== undefined && !known.has(format)) {
      const message = `\`${format}\` is not a format of the contract; use one of ${[...known].join(', ')}`;
      report({ message, location: location.child(['format']) });
    }
  },
});

function findExpectedFormat(values: unknown[] = [], pattern = ''): string | undefined {
  const flags = values.filter((value) => value !== null);
  if (flags.length > 0 && flags.every((value) => value === 'true' || value === 'false'))
    return 'boolean-string';
  return named.get(pattern);
}
