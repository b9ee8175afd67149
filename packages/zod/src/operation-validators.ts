/** Anything that can validate (https://standardschema.dev), as every zod schema can. */
interface Schema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => Result | Promise<Result>;
  };
}

/** The value, or why it is none. */
type Result =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly Issue[] };

interface Issue {
  readonly message: string;
  /** The way to the part of the value that the issue is about, from the outside. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** The validators of an operation's parts; of bodies and answers only those in JSON. */
interface OperationValidators {
  /** The parameters in the path. */
  readonly params?: Schema;
  readonly query?: Schema;
  readonly header?: Schema;
  readonly body?: Schema;
  /** The validators of the responses, by status. */
  readonly responses: Readonly<Record<number, Schema>>;
}

/**
 * Functions that load an operation's validators, with those of its resource, by the operation's id.
 */
export type OperationValidatorLoaders = Readonly<
  Record<string, () => Promise<OperationValidators>>
>;
