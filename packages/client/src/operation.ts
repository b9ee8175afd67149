import type { Client } from './client.js';
import type { OperationDescriptor } from './descriptor.js';
import type { Input, OperationType } from './input.js';
import type { Result } from './result.js';

/**
 * One operation of the service as a function. It resolves to the answer whatever its status,
 * typed by that status, and rejects only where no answer came.
 */
export interface Operation<Type extends OperationType> {
  (client: Client, ...input: InputArguments<Type>): Promise<Result<Type>>;
  readonly descriptor: OperationDescriptor;
}

/** The input may be left out where nothing in it is required. */
type InputArguments<Type extends OperationType> =
  object extends Input<Type> ? [input?: Input<Type>] : [input: Input<Type>];

/** Makes a function of a descriptor. Only generated code calls it. */
export function operation<Type extends OperationType>(
  descriptor: OperationDescriptor,
): Operation<Type> {
  const call = (client: Client, ...[input]: InputArguments<Type>) =>
    client.send<Type>(descriptor, input);
  return Object.assign(call, { descriptor });
}
