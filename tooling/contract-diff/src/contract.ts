import type { JsonObject } from '@countersign/spec-tools/json';

/** One area of the contract, as its bundle says it. */
export interface Area {
  name: string;
  document: JsonObject;
  /** The file of the spec tree that each schema and operation was written in, by its name. */
  sources: ReadonlyMap<string, string>;
}

/** A state of the contract. */
export interface Contract {
  /** What people call it, such as a tag or a folder. */
  name: string;
  /** By their names. */
  areas: ReadonlyMap<string, Area>;
}
