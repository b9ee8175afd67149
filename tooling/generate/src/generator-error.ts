import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Area } from './areas.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A generator gave up; the message leads to the place in the tree that it stumbled over. */
export class GeneratorError extends Error {
  override name = 'GeneratorError';

  constructor(generator: string, area: Area, cause: unknown) {
    const said = cause instanceof Error ? cause.message : String(cause);
    const [sentence = ''] = said.split('\n');
    super(`${placeIn(said, area)}: ${generator} failed: ${sentence}`, { cause });
  }
}

/**
 * The file that holds the schema or operation that the generator's message names, and the line
 * in it that shares the longest word with the message. Generators know the bundle only.
 */
function placeIn(message: string, { name, document, sources }: Area): string {
  const words = (message.match(/[\w.]+/g) ?? []).toSorted((a, b) => b.length - a.length);
  const known = { ...sources.schemas, ...sources.operations };
  const named = words.map((word) => known[word]).find((file) => file !== undefined);
  const file =
    named ??
    operationAt(message, document, sources) ??
    referrerIn(message, document, sources) ??
    `specs/${name}/openapi.yaml`;
  const line = existsSync(path.join(repository, file)) ? lineOf(file, words) : 1;
  return `${file}:${line}`;
}

/** Some messages name only a reference; then the schema that it stands in is meant. */
function referrerIn(
  message: string,
  { components = {} }: Area['document'],
  { schemas }: Area['sources'],
): string | undefined {
  const [reference] = /#\/components\/[\w/.]+/.exec(message) ?? [];
  if (reference === undefined) return undefined;
  const [name = ''] =
    Object.entries(components.schemas ?? {}).find(([, schema]) =>
      JSON.stringify(schema).includes(`"${reference}"`),
    ) ?? [];
  return schemas[name];
}

/** Some messages name an operation by its place, as `#/paths/~1v2.1~1…/get/…`. */
function operationAt(
  message: string,
  { paths = {} }: Area['document'],
  { operations }: Area['sources'],
): string | undefined {
  const [, template = '', method = ''] = /#\/paths\/([^/]+)\/(\w+)/.exec(message) ?? [];
  const item = paths[template.replaceAll('~1', '/').replaceAll('~0', '~')] ?? {};
  const { operationId }: { operationId?: string } = Object(item[method]);
  return operations[operationId ?? ''];
}

function lineOf(file: string, words: readonly string[]): number {
  const lines = readFileSync(path.join(repository, file), 'utf8').split('\n');
  for (const word of words) {
    const at = lines.findIndex((line) => line.includes(word));
    if (at !== -1) return at + 1;
  }
  return 1;
}
