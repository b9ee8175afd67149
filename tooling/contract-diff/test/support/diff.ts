import { compareContracts, type Change } from '@countersign/contract-diff';
import { isObject, type Json, type JsonObject } from '@countersign/spec-tools/json';
import { base } from './base.ts';

/** Changes a document that nobody else has. */
export type Edit = (document: JsonObject) => void;

/** The changes from the base document to an edited one. */
export function editing(edit: Edit): Change[] {
  return between(base(), edited(edit));
}

/** The changes from an edited document back to the base. */
export function undoing(edit: Edit): Change[] {
  return between(edited(edit), base());
}

export function edited(edit: Edit): JsonObject {
  const document = base();
  edit(document);
  return document;
}

export function between(before: JsonObject, after: JsonObject): Change[] {
  return compareContracts(contractOf(before), contractOf(after));
}

function contractOf(document: JsonObject) {
  const area = { name: 'harbour', document, sources: new Map<string, string>() };
  return { name: 'test', areas: new Map([[area.name, area]]) };
}

/** A change in one line, such as `breaking ship: name is gone`. */
export function lineOf({ level, subject, part, what }: Change): string {
  return `${level} ${subject.name}: ${part === '' ? '' : `${part} `}${what}`;
}

/** The object at a path of names, which has to be there. */
export function at(document: JsonObject, ...steps: (string | number)[]): JsonObject {
  let value: Json | undefined = document;
  for (const step of steps) {
    if (Array.isArray(value)) value = value[Number(step)];
    else value = isObject(value) ? value[String(step)] : undefined;
  }
  if (!isObject(value)) throw new Error(`the base has no object at ${steps.join('/')}`);
  return value;
}
