import { parseArgs } from 'node:util';
import { messageOf } from '../message-of.ts';
import type { Flag, Switch, Valued } from './flags.ts';
import { UsageError } from './usage-error.ts';

/** The command line, by the names of the flags. */
export interface CommandArguments<Known extends Flag> {
  /** The names of all flags that are given, also of those that are not in `Known`. */
  readonly given: readonly string[];
  has(name: Switch<Known>): boolean;
  /** @throws UsageError if the value is empty */
  value(name: Valued<Known>): string | undefined;
}

/** The arguments of a command with any flags. */
interface AnyArguments {
  readonly given: readonly string[];
  has(name: string): boolean;
  value(name: string): string | undefined;
}

/**
 * Parses the command line.
 * @throws UsageError where a word is not known, or lacks its value
 */
export function readArguments(args: string[], flags: readonly Flag[]): AnyArguments {
  const values = new Map(Object.entries(parse(args, flags)));
  return {
    given: [...values.keys()],
    has: (name) => values.get(name) === true,
    value: (name) => {
      const value = values.get(name);
      if (typeof value !== 'string') return undefined;
      if (value === '') throw missing(name);
      return value;
    },
  };
}

function parse(args: string[], flags: readonly Flag[]) {
  const options = Object.fromEntries(
    flags.map(([name, value]) => [name, { type: value === '' ? 'boolean' : 'string' } as const]),
  );
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    const reason = messageOf(error);
    const [, name = ''] =
      /^Option '--([\w-]+).* argument (?:missing|is ambiguous)/.exec(reason) ?? [];
    const next = args[args.indexOf(`--${name}`) + 1];
    if (name !== '' && (next === undefined || next.startsWith('--'))) throw missing(name);
    throw new UsageError(`${reason.split(/\.\s/)[0]}; see --help`);
  }
}

function missing(name: string): UsageError {
  return new UsageError(`--${name}: a value is missing`);
}
