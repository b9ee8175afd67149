import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { follow, isObject } from '@countersign/spec-tools/json';
import { referencesIn } from '@countersign/spec-tools/reach';
import type { Area } from './areas.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

/** A source of the specs is wrong; the message names it and the remedy. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** A generator failed; the message names the place in the tree that it failed at. */
export class GeneratorError extends SourceError {
  override name = 'GeneratorError';

  constructor(generator: string, area: Area, cause: unknown) {
    const text = cause instanceof Error ? cause.message : String(cause);
    const [sentence = ''] = text.split('\n');
    super(`${findPlace(text, area)}: ${generator} failed: ${sentence}`, { cause });
  }
}

/**
 * The file of the schema or operation that the message names, and the line in it that shares the
 * longest word with the message. Generators only know the bundle.
 */
function findPlace(message: string, { name, document, schemas, sources }: Area): string {
  const words = (message.match(/[\w.]+/g) ?? []).toSorted((a, b) => b.length - a.length);
  // Some messages only name an operation by its place, or a reference: it is in another schema.
  const operation = follow(document, /#\/paths\/[^/]+\/\w+/.exec(message)?.[0] ?? '#');
  const reference = /#\/components\/[\w/.]+/.exec(message)?.[0] ?? '';
  const referrer = Object.keys(schemas).find((one) => referencesIn(schemas[one]).has(reference));
  const known = { ...sources.schemas, ...sources.operations };
  const id = isObject(operation) ? String(operation.operationId) : '';
  const found = [...words, id, referrer ?? ''].map((word) => known[word]).find(Boolean);
  const file = typeof found === 'string' ? found : `specs/${name}/openapi.yaml`;
  return `${file}:${findLine(path.join(repository, file), words)}`;
}

function findLine(file: string, words: readonly string[]): number {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const places = words.map((word) => lines.findIndex((line) => line.includes(word)));
  return (places.find((place) => place !== -1) ?? 0) + 1;
}
