import type { Call } from './call.js';
import type { Area, Client } from './client.js';
import type { AnyInput, PathOf } from './input.js';
import { operation, type Arguments } from './operation.js';

type Lower = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The methods of a path that the contract has. */
type MethodOf<Item> = {
  [Method in Lower & keyof Item]: Item[Method] extends { responses: unknown }
    ? Uppercase<Method>
    : never;
}[Lower & keyof Item];

type OperationOf<Item, Method extends string> = Item[Lowercase<Method> & keyof Item];

type ParameterOf<Operation, Name extends string> = Operation extends { parameters: infer All }
  ? Name extends keyof All
    ? NonNullable<All[Name]>
    : never
  : never;

type PathInput<Params> = [Params] extends [never]
  ? { path?: undefined }
  : object extends PathOf<Params>
    ? { path?: PathOf<Params> }
    : { path: PathOf<Params> };

type OptionalInput<Name extends string, Value> = [Value] extends [never]
  ? { [Key in Name]?: undefined }
  : { [Key in Name]?: Value };

type BodyInput<Operation> = Operation extends { requestBody: { content: infer Content } }
  ? { body: Content[keyof Content] }
  : Operation extends { requestBody?: infer Body }
    ? NonNullable<Body> extends { content: infer Content }
      ? { body?: Content[keyof Content] }
      : { body?: undefined }
    : { body?: undefined };

/** The input of an operation of the types of openapi-typescript; `accountId` can be left out. */
export type InputByPath<Operation> = PathInput<ParameterOf<Operation, 'path'>> &
  OptionalInput<'query', ParameterOf<Operation, 'query'>> &
  OptionalInput<'header', ParameterOf<Operation, 'header'>> &
  BodyInput<Operation>;

type Ok = 200 | 201 | 202 | 203 | 204;

type ContentOf<Response> = Response extends { content: infer Content }
  ? 'application/json' extends keyof Content
    ? Content['application/json']
    : Content[keyof Content]
  : undefined;

/** The data of its success. */
export type DataByPath<Operation> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & Ok]: ContentOf<Responses[Status]> }[keyof Responses & Ok]
  : unknown;

/**
 * Creates a function that calls operations by their method and path, as the documentation of the
 * service names them. With the `paths` of `@countersign/types/<area>/openapi` it is typed as far as
 * the functions of operations are. Bodies are JSON; for others take these functions.
 */
export function byPath<Paths extends object>(client: Client) {
  return <Path extends keyof Paths & string, Method extends MethodOf<Paths[Path]> & string>(
    method: Method,
    path: Path,
    ...[input, options]: Arguments<InputByPath<OperationOf<Paths[Path], Method>>>
  ): Call<DataByPath<OperationOf<Paths[Path], Method>>> => {
    type Data = DataByPath<OperationOf<Paths[Path], Method>>;
    const call = operation<AnyInput, Data, unknown, Area>(`${method} ${path}`, method, path);
    return call(client, input, options);
  };
}
