import { Call } from './call.js';
import type { Client } from './client.js';
import type { OperationDescriptor } from './descriptor.js';
import type { AnyInput } from './input.js';
import type { CallOptions } from './options.js';

/** One operation of the service as a function of a client. */
export interface Operation<Input, Data, Responses> {
  (client: Client, ...input: Arguments<Input>): Call<Data, Responses>;
  readonly descriptor: OperationDescriptor;
}

/** The input may be left out where nothing in it is required. */
export type Arguments<Input> = object extends Input
  ? [input?: Input, options?: CallOptions]
  : [input: Input, options?: CallOptions];

/** Makes a function of a descriptor. Only generated code calls it. */
export function operation<Input extends AnyInput, Data, Responses>(
  descriptor: OperationDescriptor,
): Operation<Input, Data, Responses> {
  const call = (client: Client, ...[input, options]: Arguments<Input>) =>
    new Call<Data, Responses>(client.exchange(descriptor, input, options));
  return Object.assign(call, { descriptor });
}
