/**
 * The public description of one area: a listing that its vendor publishes, as far as it is
 * compared.
 */
export interface Listing {
  operations: ListedOperation[];
  /** The names of the fields of each schema, with their types in words. */
  schemas: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

export interface ListedOperation {
  /** The name in the listing. */
  name: string;
  tag: string;
  /** In upper case. */
  method: string;
  path: string;
  query: string[];
}
