import { encodeBody } from './encode.js';
import { operation, type Operation } from './operation.js';

/** The types of an operation that the contract does not have. */
export interface OperationTypes {
  /** The parameters in the path. */
  path?: object;
  query?: object;
  header?: object;
  body?: unknown;
  /** The data of a successful answer. */
  data?: unknown;
}

/** The input of a defined operation; `accountId` can be left out if the client has it. */
export type DefinedInput<Types extends OperationTypes> = {
  path?: Types extends { path: infer Path } ? Partial<Path> : Readonly<Record<string, string>>;
  query?: Types extends { query: infer Query } ? Query : undefined;
  header?: Types extends { header: infer Header } ? Header : undefined;
  contentType?: string;
} & (Types extends { body: infer Body } ? { body: Body } : { body?: undefined });

/**
 * Creates the function for an operation that the contract does not have, such as one of a preview.
 * It is called like the others: with the token, the retries and the errors of the client.
 *
 * @param id its name in errors, hooks and spans
 * @param path below the base address of the client, with parameters in braces
 * @param mediaTypes the media types of its body, if JSON is not the only one
 */
export function defineOperation<Types extends OperationTypes>(
  id: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: `/${string}`,
  mediaTypes?: readonly string[],
): Operation<
  DefinedInput<Types>,
  Types extends { data: infer Data } ? Data : unknown,
  Record<number, unknown>
> {
  return operation(id, method, path, mediaTypes && { mediaTypes, encode: encodeBody });
}
