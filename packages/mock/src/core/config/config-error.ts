/** A config file that cannot be used; the message names the place and the expected value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** One thing that is wrong with a config file. */
export interface ConfigFault {
  /** The path to the faulty value: property names and list indexes. */
  path: readonly (string | number)[];
  message: string;
}
