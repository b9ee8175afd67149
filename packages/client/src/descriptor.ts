/** What the runtime has to know of an operation; the generated modules hold one for each. */
export interface OperationDescriptor {
  /** The operationId of the spec, such as `EnvelopeLocks_create`. */
  readonly id: string;
  readonly method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  readonly path: string;
  /** What the body may be sent as; the first is taken where the caller says nothing. */
  readonly mediaTypes?: readonly string[];
}
