import type { operations } from '@countersign/types/esign-v2.1/openapi';
import type { Answer, FileBeside } from '@countersign/mock/extend';
import type { State } from '../state/state.ts';
import type { Context } from './context.ts';

/** The operationIds of the area that has handlers. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

type Provided<Value> = [Exclude<Value, undefined>] extends [never]
  ? Record<string, never>
  : Exclude<Value, undefined>;

type JsonOf<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'multipart/form-data': infer Form }
    ? // The fields as text; a file by its bytes, one character each.
      { [Field in keyof Form]: string }
    : undefined;

type BodyOf<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer C } }
  ? JsonOf<C>
  : operations[Id] extends { requestBody?: { content: infer C } }
    ? JsonOf<C> | undefined
    : undefined;

/** A request that is valid by the spec, in the types that the spec gives it. */
export interface OperationRequest<Id extends OperationId> {
  path: Provided<Parameters<Id>['path']>;
  /** As text, by the spec's own names. */
  query: Partial<Provided<Parameters<Id>['query']>>;
  /** By the spec's own names. */
  header: Partial<Provided<Parameters<Id>['header']>>;
  /** The JSON or XML; undefined where there was none, or it was bytes. */
  body: BodyOf<Id>;
  /** The body as it came, and its media type. */
  bytes: Buffer;
  mediaType: string;
  /** The files that came as parts beside the JSON, by what names their item in it. */
  files: ReadonlyMap<string, FileBeside>;
}

type Responses<Id extends OperationId> = operations[Id]['responses'];

type AnswerOf<Response, Status> = Response extends { content: infer C }
  ? C extends { 'application/json': infer Body }
    ? OneOf<Status, { body: Body }>
    : OneOf<Status, { file: AnswerFile }>
  : OneOf<Status, { body?: undefined }>;

type OneOf<Status, Rest> = {
  status: Status;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** Whether the body holds a whole list, of which the engine cuts out the page asked for. */
  paged?: boolean;
} & (Rest | { file: AnswerFile });

/** An answer that is no JSON. */
export interface AnswerFile {
  bytes: Buffer | string;
  mediaType: string;
}

type Success = 200 | 201 | 202 | 204;

/** What an operation answers where all is well; refusals are thrown as `ServiceRefusal`. */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: AnswerOf<Responses<Id>[Status], Status>;
}[keyof Responses<Id> & Success];

/** What answers an operation. */
export type Handler<Id extends OperationId> = (
  state: State,
  request: OperationRequest<Id>,
  context: Context,
) => Promise<OperationResponse<Id>>;

/** An operation of the contract, and what answers it. */
export interface Operation<Id extends OperationId> {
  id: Id;
  // A method, so that operations of all types can be called in the same way.
  handle(
    state: State,
    request: OperationRequest<Id>,
    context: Context,
  ): Promise<OperationResponse<Id>>;
}

/** Any operation, as the engine calls it: what the contract said of the request holds already. */
export interface AnyOperation {
  id: string;
  handle(state: State, request: AnyRequest, context: Context): Promise<Answer>;
}

export interface AnyRequest {
  path: object;
  query: object;
  header: object;
  body: unknown;
  bytes: Buffer;
  mediaType: string;
  files: ReadonlyMap<string, FileBeside>;
}

/**
 * Defines what answers an operation. The file of its resource exports it under its operationId.
 */
export function defineOperation<Id extends OperationId>(
  id: Id,
  handle: Handler<Id>,
): Operation<Id> {
  return { id, handle };
}
