import { CountersignError } from './errors/countersign-error.js';

/**
 * Rejects an unknown option: a misspelled name would otherwise be ignored in silence.
 * @param known the known names, separated by spaces
 * @throws CountersignError
 */
export function checkOptions(options: object, known: string): void {
  for (const name of Object.keys(options))
    if (!known.split(' ').includes(name))
      throw new CountersignError(`unknown option ${name}; there are ${known}`);
}
