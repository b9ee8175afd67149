/** The interface that Standard Schema (https://standardschema.dev) requires of a validator. */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    /** Validates a value; never throws for an invalid one. */
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
}

/** The value, or why it is none. */
export type StandardResult =
  | { readonly value: unknown; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

/** One thing that does not fit. */
export interface StandardIssue {
  /** The problem, in words. */
  readonly message: string;
  /** The way to the part of the value that the issue is about, from the outside. */
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}
