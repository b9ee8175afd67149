/** A config file that cannot be used; the message says where, and what was expected there. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** One thing that is wrong with a config file. */
export interface ConfigFault {
  /** Where in the data: property names and places in lists. */
  path: readonly (string | number)[];
  message: string;
}
