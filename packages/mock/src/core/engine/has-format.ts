import { formats } from './formats.ts';
import { isRecord } from './json-schema.ts';

/** Reports whether a text has a format. Any text has an unknown format, or one for numbers. */
export function hasFormat(text: string, name: string): boolean {
  const format: unknown = formats[name];
  const { validate: check, type } = isRecord(format)
    ? format
    : { validate: format, type: undefined };
  if (type === 'number') return true;
  if (check instanceof RegExp) return check.test(text);
  return typeof check !== 'function' || Boolean(Reflect.apply(check, undefined, [text]));
}
