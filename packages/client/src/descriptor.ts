import type { EncodedBody } from './body.js';
import type { AnyInput } from './input.js';
import type { CallOptions } from './options.js';

/** The facts about an operation that the runtime needs; the generated modules have one for each. */
export interface OperationDescriptor {
  /** The operationId of the spec, such as `EnvelopeLocks_create`. */
  readonly id: string;
  readonly method: string;
  /** The path with its parameters in braces, without `/restapi`. */
  readonly path: string;
  /** The media types of the body, the usual one first; JSON if absent. */
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

/** The parts of a descriptor that are passed as separate arguments when an operation is created. */
export type Named = 'id' | 'method' | 'path';
