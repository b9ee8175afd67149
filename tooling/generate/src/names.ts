import { referencesIn } from '@countersign/spec-tools/reach';
import { camel, kebab, pascal } from '@orval/core';

// Every package uses the same names. orval names the parts of the validators and the client, so its
// own spelling is used everywhere.

/**
 * Returns the type name of a schema, or the prefix of an operation's types: `FolderItemV2` of
 * `folderItem_v2`, `EnvelopeLocksCreate` of `EnvelopeLocks_create`.
 */
export function toTypeName(name: string): string {
  return pascal(name);
}

/** The function of an operation: `envelopeLocksCreate` of `EnvelopeLocks_create`. */
export function toFunctionName(operationId: string): string {
  return camel(operationId);
}

/** The module of a resource: `envelope-locks` of `EnvelopeLocks`. */
export function toModuleName(tag: string): string {
  return kebab(tag);
}

/** The suffixes of the types and validators of an operation's parameters, by the place of these. */
export const parameterSuffixes = {
  path: 'Params',
  query: 'QueryParams',
  header: 'Header',
} as const;

/** The names of the schemas that a part of a document refers to. */
export function schemaNamesIn(part: unknown): string[] {
  return [...referencesIn(part)].map((reference) => reference.split('/').at(-1) ?? '');
}

/** `envelopeLocks` of `EnvelopeLocks`. An acronym at the beginning is lowered as a whole. */
export function lowerFirst(word: string): string {
  return word.replace(/^[A-Z]+(?=[A-Z][a-z]|\d|$)|^[A-Z]/, (start) => start.toLowerCase());
}

/** `EnvelopeLocks` of `envelopeLocks`. */
export function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
