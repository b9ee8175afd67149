import { captureSite } from './call-site.js';
import { Call } from './call.js';
import type { Area, Client } from './client.js';
import type { Named, OperationDescriptor } from './descriptor.js';
import type { AnyInput } from './input.js';
import type { CallOptions } from './options.js';

/** One operation of the service as a function of a client of its area. */
export interface Operation<Input, Data, Responses, Of extends Area = Area> {
  (client: Client<Of>, ...input: Arguments<Input>): Call<Data, Responses>;
  readonly descriptor: OperationDescriptor;
}

/** The input may be left out where nothing in it is required. */
export type Arguments<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

/**
 * Creates the function for an operation from the facts that the runtime needs. Only generated code
 * calls it. These are arguments, since hundreds of objects would take longer to load.
 */
export function operation<Input extends AnyInput, Data, Responses, Of extends Area>(
  id: string,
  method: string,
  path: string,
  more?: Omit<OperationDescriptor, Named>,
): Operation<Input, Data, Responses, Of> {
  const descriptor: OperationDescriptor = { id, method, path, ...more };
  const call = (client: Client<Of>, ...[input, options]: Arguments<Input>) =>
    new Call<Data, Responses>(client.exchange(descriptor, input, options), captureSite(call));
  call.descriptor = descriptor;
  return call;
}
