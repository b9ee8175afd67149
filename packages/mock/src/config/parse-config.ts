import { getLocationForJsonPath, parseWithPointers } from '@stoplight/json';
import type { KnownNames } from '../faults/create-faults.js';
import { ConfigError, type ConfigFault } from './config-error.js';
import { wordsOf } from '../json-words.js';
import { describeIssue } from './describe-issue.js';
import { configSchema, configJsonSchema, type Config } from './schema.js';
import { keysAt, valueAt } from './walk.js';

/** A config file that fits the schema. */
export interface ParsedConfig {
  config: Config;
  /** Makes an error about things in the file that the schema cannot know. */
  refuse(faults: readonly ConfigFault[]): ConfigError;
}

/**
 * Reads the text of a config file.
 * @param file how errors name the file
 * @throws ConfigError with all that is wrong, each with its line, its column and its JSON pointer
 */
export function parseConfig(text: string, file: string, names: KnownNames): ParsedConfig {
  const parsed = parseWithPointers<unknown>(text, {
    disallowComments: true,
    ignoreDuplicateKeys: false,
  });
  if (parsed.diagnostics.length > 0) {
    const lines = new Map(
      parsed.diagnostics
        .toReversed()
        .map(({ range, message }) => [
          range.start.line,
          at(range.start, `this is not JSON: ${wordsOf(message)}`),
        ]),
    );
    throw asError(file, [...lines.values()].toReversed());
  }
  const refuse = (faults: readonly ConfigFault[]) =>
    asError(
      file,
      faults.map(({ path, message }) => {
        const start = getLocationForJsonPath(parsed, [...path], true)?.range.start;
        return at(start ?? { line: 0, character: 0 }, `${pointerOf(path)}${message}`);
      }),
    );
  const schema = configSchema(names);
  const { success, data, error } = schema.safeParse(parsed.data);
  if (success) return { config: data, refuse };
  const around = {
    value: (path: readonly PropertyKey[]) => valueAt(parsed.data, path),
    keys: (path: readonly PropertyKey[]) => keysAt(configJsonSchema(names), path),
  };
  throw refuse(error.issues.flatMap((issue) => describeIssue(issue, around)));
}

function at({ line, character }: { line: number; character: number }, message: string): string {
  return `${line + 1}:${character + 1} ${message}`;
}

function asError(file: string, faults: readonly string[]): ConfigError {
  return new ConfigError(faults.map((fault) => `${file}:${fault}`).join('\n'));
}

function pointerOf(path: readonly (string | number)[]): string {
  const steps = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`);
  return steps.length === 0 ? '' : `${steps.join('')}: `;
}
