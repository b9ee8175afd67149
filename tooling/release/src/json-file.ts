import { readFileSync } from 'node:fs';
import type { ZodType } from 'zod';
import { reason, ReleaseError } from './release-error.ts';

/**
 * Reads a JSON file.
 * @throws {ReleaseError} if it is not JSON
 */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ReleaseError(`${file} cannot be read as JSON: ${reason(error)}`);
  }
}

/**
 * Validates JSON from other programs.
 * @param source what to call it in an error
 * @throws {ReleaseError} if it does not match the schema
 */
export function validate<T>(schema: ZodType<T>, value: unknown, source: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ReleaseError(`${source} is not as expected: ${result.error.message}`);
}
