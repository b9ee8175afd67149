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
 * Reads the requested config file, else the one of the current folder if there is one. The modules
 * that check it are loaded only if a file exists.
 * @throws UsageError if the requested file does not exist
 * @throws ConfigError if the file does not match its schema
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
