import type { EncodedBody } from './body.js';
import type { AnyInput } from './input.js';
import type { CallOptions } from './options.js';

/** What the runtime has to know of an operation; the generated modules hold one for each. */
export interface OperationDescriptor {
  /** The operationId of the spec, such as `EnvelopeLocks_create`. */
  readonly id: string;
  readonly method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  readonly path: string;
  /** What the body may be sent as, the usual first; JSON where absent. */
  readonly mediaTypes?: readonly string[];
  /** The status of the redirect that is its success. */
  readonly redirect?: number;
  /** Encodes the body; as JSON where absent. */
  readonly encode?: (
    input: AnyInput,
    descriptor: OperationDescriptor,
    options: CallOptions,
  ) => EncodedBody;
}

/** What is named by the place of an argument where an operation is made. */
export type Named = 'id' | 'method' | 'path';
