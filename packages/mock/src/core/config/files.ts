import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from './config-error.ts';

/**
 * Reads a file as text, without the byte order mark that some editors put first.
 * @throws ConfigError if the file cannot be read
 */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new ConfigError(
      code === 'ENOENT'
        ? `file not found: ${file}`
        : `cannot read the file ${file} (${String(code)})`,
    );
  }
}

/** @throws ConfigError if the folder does not exist */
export function requireFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true) return folder;
  throw new ConfigError(`folder not found: ${folder}`);
}
