import type { JsonObject } from '@countersign/spec-tools/json';
import type { Level } from '@countersign/contract-diff';

/** How much a difference weighs where a value is sent, and where it is received. */
export type Weighs = readonly [sent: Level, received: Level];

/** One edit of a schema, what is said of it, and what is said of taking it back. */
export interface SchemaEdit {
  title: string;
  edit(schema: JsonObject, property: (name: string) => JsonObject): void;
  there: string;
  weighs: Weighs;
  back: string;
  weighsBack: Weighs;
}

export const stricter: Weighs = ['breaking', 'changed'];
export const looser: Weighs = ['added', 'breaking'];
export const higher: Weighs = ['added', 'changed'];
export const more: Weighs = ['added', 'added'];
export const broken: Weighs = ['breaking', 'breaking'];
export const quiet: Weighs = ['changed', 'changed'];

/** Puts some keywords into a field of a schema; `undefined` takes one away. */
export function puts(name: string, keywords: Record<string, JsonObject[string] | undefined>) {
  return (_: JsonObject, property: (name: string) => JsonObject) => {
    const target = property(name);
    for (const [keyword, value] of Object.entries(keywords))
      if (value === undefined) delete target[keyword];
      else target[keyword] = value;
  };
}

export function adds(keyword: string, value: JsonObject[string]) {
  return (schema: JsonObject) => {
    schema[keyword] = value;
  };
}

export function row(
  title: string,
  edit: SchemaEdit['edit'],
  [there, weighs]: [string, Weighs],
  [back, weighsBack]: [string, Weighs],
): SchemaEdit {
  return { title, edit, there, weighs, back, weighsBack };
}
