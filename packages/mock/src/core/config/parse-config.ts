import type { KnownNames } from '../faults/create-faults.ts';
import { ConfigError, type ConfigFault } from './config-error.ts';
import { formatPointer } from '../json-pointer.ts';
import { placeAt } from '../place.ts';
import { describeIssue } from './describe-issue.ts';
import { readJson } from './json-document.ts';
import { configSchema, configJsonSchema, type Config } from './schema.ts';

/** A config file that fits the schema. */
export interface ParsedConfig {
  config: Config;
  /** Creates an error about faults in the file that the schema cannot find. */
  refuse(faults: readonly ConfigFault[]): ConfigError;
}

/**
 * Reads the text of a config file.
 * @param file name of the file in errors
 * @throws ConfigError with all that is wrong, each with its line, its column and its JSON pointer
 */
export function parseConfig(text: string, file: string, names: KnownNames): ParsedConfig {
  const { value: written, faults, offsetOf } = readJson(text);
  const at = (offset: number, message: string): string => {
    const { line, column } = placeAt(text, offset);
    return `${line}:${column} ${message}`;
  };
  if (faults.length > 0) {
    // The first fault in a line says most.
    const lines = new Map(
      faults
        .toReversed()
        .map(({ offset, message }) => [
          placeAt(text, offset).line,
          at(offset, `this is not JSON: ${message}`),
        ]),
    );
    throw asError(file, [...lines.values()].toReversed());
  }
  const refuse = (refused: readonly ConfigFault[]) =>
    asError(
      file,
      refused.map(({ path, message }) => at(offsetOf(path), `${describePlace(path)}${message}`)),
    );
  const schema = configSchema(names);
  const { success, data, error } = schema.safeParse(written);
  if (success) return { config: data, refuse };
  const around = {
    value: (path: readonly PropertyKey[]) => valueAt(written, path),
    keys: (path: readonly PropertyKey[]) => keysAt(configJsonSchema(names), path),
  };
  throw refuse(error.issues.flatMap((issue) => describeIssue(issue, around)));
}

function asError(file: string, faults: readonly string[]): ConfigError {
  return new ConfigError(faults.map((fault) => `${file}:${fault}`).join('\n'));
}

function describePlace(path: readonly (string | number)[]): string {
  return path.length === 0 ? '' : `${formatPointer(path)}: `;
}

/** Returns the value at a path; undefined if there is none. */
function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(getChild, data);
}

/** The keys that an object may have at a path, by a JSON Schema that refers to nothing. */
function keysAt(schema: unknown, path: readonly PropertyKey[]): string[] {
  const found = path.reduce<unknown>(
    (parent, step) =>
      typeof step === 'number' ? getChild(parent, 'items') : getChild(findProperties(parent), step),
    schema,
  );
  return Object.keys(findProperties(found) ?? {});
}

/** Returns the properties of an object or, for a union, of the alternative that is an object. */
function findProperties(schema: unknown): object | undefined {
  const alternatives = getChild(schema, 'anyOf');
  const candidates: unknown[] = Array.isArray(alternatives) ? alternatives : [schema];
  return candidates
    .map((candidate) => getChild(candidate, 'properties'))
    .find((properties) => typeof properties === 'object' && properties !== null);
}

function getChild(parent: unknown, step: PropertyKey): unknown {
  if (typeof parent !== 'object' || parent === null) return undefined;
  return Object.getOwnPropertyDescriptor(parent, step)?.value;
}
