import { CountersignError } from '../errors/countersign-error.js';

/**
 * Checks an option that has no default: callers without types may have left it out, and a variable
 * of the environment may be empty.
 * @param what a description of the expected value
 * @throws CountersignError
 */
export function requireOption(name: string, value: unknown, what: string): void {
  if (value === undefined || value === null || value === '')
    throw new CountersignError(
      `${name} is missing: pass ${what}; check the environment variable or file that should contain it`,
    );
}
