/** A type of parameters that are no texts. */
export type ParameterType = 'number' | 'boolean' | 'uuid';

/** A method of the vendor's clients, which have the same ones in all languages. */
export interface VendorMethod {
  /** The package for Node.js. */
  client: string;
  /** The class. */
  api: string;
  method: string;
  /** In their order: a part of the request, or an object with the part that each option is. */
  arguments: readonly (string | Readonly<Record<string, string>>)[];
}

/** Facts about an operation that a program needs. */
export interface OperationFacts {
  area: string;
  method: string;
  path: string;
  /** The function of our client. */
  own: string;
  answers: 'data' | 'file' | 'nothing';
  /** The types of parameters that are no texts, by their names. */
  types?: Readonly<Record<string, ParameterType>>;
  /** The name of the type of the body. */
  model?: string;
  vendor?: VendorMethod;
}
