import { typeName, typesOf, type JsonSchema, isRecord } from './json-schema.ts';
import { formats } from './formats.ts';

const patterns = new Map<string, RegExp>();

/** Reports whether a scalar is valid against a resolved schema; a list or an object never is. */
export function fits(value: unknown, schema: JsonSchema): boolean {
  if (typeof value === 'object' && value !== null) return false;
  const types = typesOf(schema);
  if (types.size > 0 && !types.has(typeName(value))) return false;
  if (schema.enum !== undefined && !schema.enum.includes(value)) return false;
  if (typeof value === 'string') return fitsText(value, schema);
  if (typeof value !== 'number') return true;
  const { minimum = -Infinity, maximum = Infinity } = schema;
  return value >= minimum && value <= maximum;
}

function fitsText(
  text: string,
  { format = '', pattern, minLength = 0, maxLength = Infinity }: JsonSchema,
): boolean {
  if (maxLength !== Infinity || minLength !== 0) {
    // Lengths count characters, of which some take two places in a string.
    const { length } = [...text];
    if (length < minLength || length > maxLength) return false;
  }
  if (pattern !== undefined && !compilePattern(pattern).test(text)) return false;
  return hasFormat(text, format);
}

function compilePattern(pattern: string): RegExp {
  let found = patterns.get(pattern);
  if (found === undefined) {
    found = new RegExp(pattern, 'u');
    patterns.set(pattern, found);
  }
  return found;
}

/** Reports whether a text has a format. Any text has an unknown format, or one for numbers. */
function hasFormat(text: string, name: string): boolean {
  const format: unknown = formats[name];
  const { validate: check, type } = isRecord(format)
    ? format
    : { validate: format, type: undefined };
  if (type === 'number') return true;
  if (check instanceof RegExp) return check.test(text);
  return typeof check !== 'function' || Boolean(Reflect.apply(check, undefined, [text]));
}
