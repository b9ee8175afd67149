import { suggestion } from './nearest.ts';
import type { MockOptions } from './mock.ts';
import type { StartOptions } from './server/options.ts';

/** The names of options; the compiler compares them with their type. */
export type OptionNames<Options> = Readonly<Record<keyof Options, true>>;

/** The options of a mock without a transport. */
export const mockOptions: OptionNames<MockOptions> = {
  areas: true,
  strict: true,
  auth: true,
  seed: true,
  dynamic: true,
  plain: true,
  faults: true,
  rateLimit: true,
  baseUri: true,
  oauth: true,
  remember: true,
  clock: true,
};

/** The options of a mock that listens. */
export const startOptions: OptionNames<StartOptions> = {
  ...mockOptions,
  port: true,
  host: true,
  https: true,
  hostnames: true,
  cors: true,
  timeouts: true,
  largestBody: true,
  drain: true,
  log: true,
  reference: true,
};

/**
 * Rejects an unknown option: a misspelled name would otherwise be ignored in silence.
 * @param of the function that takes the options
 * @throws TypeError
 */
export function refuseUnknown<Options>(
  of: string,
  options: object,
  known: OptionNames<Options>,
): void {
  const names = Object.keys(known);
  for (const name of Object.keys(options))
    if (!names.includes(name))
      throw new TypeError(
        `${of} has no option ${JSON.stringify(name)}${suggestion(name, names) || `; it has ${names.join(', ')}.`}`,
      );
}
