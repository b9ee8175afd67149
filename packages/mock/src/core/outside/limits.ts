/** The limits of one kind of JSON input. */
export interface JsonLimits {
  /** The deepest nesting of lists and objects. */
  depth: number;
  /** The largest number of values in all. */
  values: number;
  /** The largest number of items in a list, or of fields in an object. */
  items: number;
}

const [kB, MB] = [1024, 1024 * 1024];

/**
 * The limits for input from outside, by its kind. Every parser of such bytes is in a folder
 * `outside` and observes these limits; a test finds those that do not.
 */
export const limits = {
  /** The body of an operation. The largest lists of the service have some thousand items. */
  body: { depth: 2000, values: 1_000_000, items: 10_000 },
  /**
   * The body of the control API: the owner of the server may seed more data than callers may send.
   */
  control: { depth: 2000, values: 4_000_000, items: 4_000_000 },
  /** JSON in a header or a token. */
  token: { depth: 50, values: 1000, items: 1000 },
  /**
   * JSON that is recorded or compared with the contract. It is written with one line a value, each
   * indented by its depth.
   */
  recorded: { depth: 64, values: 500_000, items: 100_000 },
  /** A file that the command line names: a config, a scenario, an exchange of a recording. */
  file: { depth: 100, values: 1_000_000, items: 100_000 },
  /** The bytes of a message of which the proxy keeps a copy, as they came and unpacked. */
  kept: { bytes: 8 * MB },
  /** A form, with files or without. */
  form: { fields: 10_000, partHead: 16 * kB },
} as const satisfies Record<string, Partial<JsonLimits> | Record<string, number>>;
