import { parseArgs } from 'node:util';
import { UsageError } from '@countersign/mock/extend';
import { flags, type Switch, type Valued } from './flags.ts';

/** The words of a command line that are the sandbox's own, and those that the mock knows. */
export interface SplitWords {
  has(name: Switch): boolean;
  value(name: Valued): string | undefined;
  others: string[];
}

/**
 * Takes the sandbox's own flags out of the words of the command line.
 * @throws UsageError where one of them lacks its value
 */
export function splitWords(words: readonly string[]): SplitWords {
  const { tokens } = parseArgs({
    args: [...words],
    options: flags,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const own = new Map<string, string | true>();
  const taken = new Set<number>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = flags[token.name];
    if (flag === undefined) continue;
    taken.add(token.index);
    if (flag.type === 'boolean') {
      own.set(token.name, true);
      continue;
    }
    const isNextFlag = !token.inlineValue && token.value?.startsWith('--') === true;
    if (token.value === undefined || token.value === '' || isNextFlag)
      throw new UsageError(`--${token.name}: a value is missing`);
    if (!token.inlineValue) taken.add(token.index + 1);
    own.set(token.name, token.value);
  }
  return {
    has: (name) => own.has(name),
    value: (name) => {
      const value = own.get(name);
      return value === true ? undefined : value;
    },
    others: words.filter((_, index) => !taken.has(index)),
  };
}
