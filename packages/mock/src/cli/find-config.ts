import { existsSync } from 'node:fs';
import type { KnownNames } from '../faults/create-faults.ts';
import type { StartOptions } from '../server/options.ts';
import { UsageError } from './usage-error.ts';

/** The config file that is read without being asked for. */
const usual = 'countersign.config.json';

/** The config file that was found, and the options that it sets. */
export interface FoundConfig {
  file: string;
  options: StartOptions;
}

/**
 * Reads the config file that was asked for, else the one of the current folder where there is one.
 * Only then what checks it is loaded.
 * @throws UsageError where the file that was asked for is not there
 * @throws ConfigError where the file does not fit its schema
 */
export async function findConfig(
  asked: string | undefined,
  known: KnownNames,
): Promise<FoundConfig | undefined> {
  if (asked !== undefined && !existsSync(asked))
    throw new UsageError(`--config: file not found: ${asked}`);
  const file = asked ?? (existsSync(usual) ? usual : undefined);
  if (file === undefined) return undefined;
  const { readConfig } = await import('../config/read-config.ts');
  return { file, options: readConfig(file, known) };
}
