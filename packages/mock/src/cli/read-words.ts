import { parseArgs } from 'node:util';
import { flags, type Switch, type Valued } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** What stands on the command line, by the names of the flags. */
export interface Words {
  has(name: Switch): boolean;
  /** @throws UsageError where there is nothing between the quotes */
  value(name: Valued): string | undefined;
}

/**
 * Takes the words of the command line apart.
 * @throws UsageError where one of them is not known, or lacks its value
 */
export function readWords(words: string[]): Words {
  const values = parse(words);
  return {
    has: (name) => values[name] === true,
    value: (name) => {
      const value = values[name];
      if (typeof value !== 'string') return undefined;
      if (value === '') throw new UsageError(`--${name}: a value is missing`);
      return value;
    },
  };
}

function parse(words: string[]) {
  try {
    return parseArgs({ args: words, options: flags }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${reason.split(/\.\s/)[0]}; --help lists what there is`);
  }
}
