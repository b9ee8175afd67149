/** A schema as far as a lenient reading looks into it. JSON Schemas and zod schemas both have one. */
export interface Shape {
  /** The names of the types that are allowed; empty where all are. A whole number is also a `number`. */
  readonly types: ReadonlySet<string>;
  /** The shape of a property by its canonical name. */
  property(name: string): Shape | undefined;
  /** The canonical name of a property by its name in lower case. */
  canonicalName(lowerCase: string): string | undefined;
  /** True if an object may have any property, such as a map of values by name. */
  readonly open: boolean;
  readonly items: Shape | undefined;
  /**
   * The canonical words of an enum by the accepted words, in lower case, synonyms included. Words
   * that differ only in case are also included as they are: see `listWords`.
   */
  readonly words: ReadonlyMap<string, string> | undefined;
  readonly format: 'moment' | 'base64' | 'other' | undefined;
  /** True if the value is left out without a note, as for a read-only property in a request. */
  readonly ignored?: boolean;
}

export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';
