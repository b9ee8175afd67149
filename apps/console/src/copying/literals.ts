import type { Json, Value } from './plan-call.ts';

/** The marks with which a language writes values of JSON. */
export interface Marks {
  text: (value: string) => string;
  name: (name: string) => string;
  object: readonly [start: string, end: string];
  yes: string;
  no: string;
  nothing: string;
  /** The number of spaces by which lines are indented. */
  indent: number;
  /** An object without members, where it is written in a way of its own. */
  empty?: string;
}

/** Writes a value of JSON as a literal of a language. */
export function writeJson(marks: Marks, value: Json, margin = ''): string {
  if (value === null) return marks.nothing;
  if (typeof value === 'string') return marks.text(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? marks.yes : marks.no;
  const inner = `${margin}${' '.repeat(marks.indent)}`;
  const lines = isList(value)
    ? value.map((item) => writeJson(marks, item, inner))
    : Object.entries(value).map(
        ([name, item]) => `${marks.name(name)}${writeJson(marks, item, inner)}`,
      );
  const [start, end] = isList(value) ? ['[', ']'] : marks.object;
  if (lines.length === 0) return isList(value) ? '[]' : (marks.empty ?? `${start}${end}`);
  return `${start}\n${lines.map((line) => `${inner}${line},\n`).join('')}${margin}${end}`;
}

function isList(value: readonly Json[] | { [name: string]: Json }): value is readonly Json[] {
  return Array.isArray(value);
}

/** Writes the value of a parameter. */
export function writeValue(
  { text, type }: Value,
  writeText: (text: string) => string,
  booleans: readonly [yes: string, no: string] = ['true', 'false'],
): string {
  if (type === 'number' && /^-?\d+$/.test(text)) return text;
  if (type === 'boolean') return text.toLowerCase() === 'true' ? booleans[0] : booleans[1];
  return writeText(text);
}
