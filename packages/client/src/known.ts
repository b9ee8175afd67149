import { CountersignError } from './errors/countersign-error.js';

/**
 * Refuses an option that nobody reads: a name with a mistake in it would be left out in silence.
 * @param known the names that there are, with spaces between
 * @throws CountersignError
 */
export function checkOptions(options: object, known: string): void {
  for (const name of Object.keys(options))
    if (!known.split(' ').includes(name))
      throw new CountersignError(`unknown option ${name}; there are ${known}`);
}
