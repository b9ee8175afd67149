import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { follow, isObject } from '@countersign/spec-tools/json';
import { referencesIn } from '@countersign/spec-tools/reach';
import type { Area } from './areas.ts';
import { SourceError } from './source-error.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A generator gave up; the message leads to the place in the tree that it stumbled over. */
export class GeneratorError extends SourceError {
  override name = 'GeneratorError';

  constructor(generator: string, area: Area, cause: unknown) {
    const text = cause instanceof Error ? cause.message : String(cause);
    const [sentence = ''] = text.split('\n');
    super(`${findPlace(text, area)}: ${generator} failed: ${sentence}`);
    this.cause = cause;
  }
}

/**
 * The file of the schema or operation that the generator's message names, and the line in it that
 * shares the longest word with the message. Generators only know the bundle.
 */
function findPlace(message: string, area: Area): string {
  const words = (message.match(/[\w.]+/g) ?? []).toSorted((a, b) => b.length - a.length);
  const known = { ...area.sources.schemas, ...area.sources.operations };
  const named = words.map((word) => known[word]).find((file) => file !== undefined);
  const found = named ?? findOperation(message, area) ?? findReferrer(message, area);
  const file = typeof found === 'string' ? found : `specs/${area.name}/openapi.yaml`;
  return `${file}:${findLine(path.join(repository, file), words)}`;
}

/** Some messages only name a reference; then the schema that contains it is meant. */
function findReferrer(message: string, { schemas, sources }: Area) {
  const [reference = ''] = /#\/components\/[\w/.]+/.exec(message) ?? [];
  const referrer = Object.keys(schemas).find((name) => referencesIn(schemas[name]).has(reference));
  return sources.schemas[referrer ?? ''];
}

/** Some messages name an operation by its place, as `#/paths/~1v2.1~1…/get/…`. */
function findOperation(message: string, { document, sources }: Area) {
  const [reference = ''] = /#\/paths\/[^/]+\/\w+/.exec(message) ?? [];
  const operation = follow(document, reference);
  return isObject(operation) ? sources.operations[String(operation.operationId)] : undefined;
}

function findLine(file: string, words: readonly string[]): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const places = words.map((word) => lines.findIndex((line) => line.includes(word)));
  return (places.find((place) => place !== -1) ?? 0) + 1;
}
