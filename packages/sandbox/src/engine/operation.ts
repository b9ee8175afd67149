import type { operations as AdminV2 } from '@countersign/types/admin-v2/openapi';
import type { operations as EsignV2 } from '@countersign/types/esign-v2/openapi';
import type { operations } from '@countersign/types/esign-v2.1/openapi';
import type { operations as RoomsV2 } from '@countersign/types/rooms-v2/openapi';
import type { Answer, FileBeside } from '@countersign/mock/extend';
import type { State } from '../state/state.ts';
import type { Call, Claims } from './caller.ts';
import type { Context, PublicContext } from './context.ts';

/** The operationIds of `esign-v2.1`. */
export type OperationId = keyof operations;

/** The operations of the other areas that can have handlers. */
export interface OtherAreas {
  'admin-v2': AdminV2;
  'esign-v2': EsignV2;
  'rooms-v2': RoomsV2;
}

interface AllAreas extends OtherAreas {
  'esign-v2.1': operations;
}

/** The generated types of an operation. */
export interface Typed {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  responses: object;
}

type Provided<Value> = [Exclude<Value, undefined>] extends [never]
  ? Record<string, never>
  : Exclude<Value, undefined>;

type JsonOf<Content> = Content extends { 'application/json': infer Body }
  ? Body
  : Content extends { 'multipart/form-data': infer Form }
    ? // The fields as text; a file by its bytes, one character each.
      { [Field in keyof Form]: string }
    : undefined;

type BodyOf<Op> = Op extends { requestBody: { content: infer C } }
  ? JsonOf<C>
  : Op extends { requestBody?: { content: infer C } }
    ? JsonOf<C> | undefined
    : undefined;

/** A request that is valid by the spec, in the types that the spec gives it. */
export interface RequestTo<Op extends Typed> {
  path: Provided<Op['parameters']['path']>;
  /** Query parameters as text, by the spec's own names. */
  query: Partial<Provided<Op['parameters']['query']>>;
  /** Headers by the spec's own names. */
  header: Partial<Provided<Op['parameters']['header']>>;
  /** The JSON or XML; undefined where there was none, or it was bytes. */
  body: BodyOf<Op>;
  /** The body as it came, and its media type. */
  bytes: Buffer;
  mediaType: string;
  /** Files in other parts of the request, by the key that names their item in the JSON. */
  files: ReadonlyMap<string, FileBeside>;
  /** The `Accept` header, for responses of several media types; empty if there is none. */
  accept: string;
}

/** A request to an operation of `esign-v2.1`. */
export type OperationRequest<Id extends OperationId> = RequestTo<operations[Id]>;

type AnswerOf<Response, Status> = Response extends { content: infer C }
  ? C extends { 'application/json': infer Body }
    ? OneOf<Status, { body: Body }>
    : OneOf<Status, { file: AnswerFile }>
  : OneOf<Status, { body?: undefined }>;

type OneOf<Status, Rest> = {
  status: Status;
  /** Names in lower case. */
  headers?: Readonly<Record<string, string>>;
  /** Set if the body is a complete list, from which the engine takes the requested page. */
  paged?: boolean;
} & (Rest | { file: AnswerFile });

/** An answer that is no JSON. */
export interface AnswerFile {
  bytes: Buffer | string;
  mediaType: string;
}

type Success = 200 | 201 | 202 | 204;

/** The successful responses of an operation; refusals are thrown as `ServiceRefusal`. */
export type ResponseOf<Op extends Typed> = {
  [Status in keyof Op['responses'] & Success]: AnswerOf<Op['responses'][Status], Status>;
}[keyof Op['responses'] & Success];

/**
 * The successful responses of an operation of `esign-v2.1`. Written out, since `defineForBoth`
 * compares two of these.
 */
export type OperationResponse<Id extends OperationId> = {
  [Status in keyof Responses<Id> & Success]: AnswerOf<Responses<Id>[Status], Status>;
}[keyof Responses<Id> & Success];

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** A handler of an operation of `esign-v2.1`. */
export type Handler<Id extends OperationId> = (
  state: State,
  request: OperationRequest<Id>,
  context: Context,
) => Promise<OperationResponse<Id>>;

/** An operation of the contract, and what answers it. */
export interface Defined<Id, Request, Response> {
  id: Id;
  // A method, so that operations of all types can be called in the same way.
  handle(state: State, request: Request, context: Context): Promise<Response>;
}

/** An operation of `esign-v2.1`, and what answers it. */
export type Operation<Id extends OperationId> = Defined<
  Id,
  OperationRequest<Id>,
  OperationResponse<Id>
>;

/** Any operation, as the engine calls it, after validation against the contract. */
export type AnyOperation = MemberOperation | PublicOperation | OwnContextOperation;

interface MemberOperation {
  id: string;
  isPublic?: never;
  handle(state: State, request: AnyRequest, context: Context): Promise<Answer>;
}

/** An operation that needs no token, and so knows no account and no caller. */
interface PublicOperation {
  id: string;
  isPublic: true;
  handle(state: State, request: AnyRequest, context: PublicContext): Promise<Answer>;
}

/** An operation of an area that knows its callers in its own way. */
export interface OwnContextOperation {
  id: string;
  isPublic?: never;
  /**
   * Finds who calls, before anything of the request is looked at.
   * @returns what answers the request
   */
  prepare(
    state: State,
    call: Pick<Call, 'path' | 'operation'>,
    claims: Claims | undefined,
    common: PublicContext,
  ): Promise<(request: AnyRequest) => Promise<Answer>>;
}

export interface AnyRequest {
  path: object;
  query: object;
  header: object;
  body: unknown;
  bytes: Buffer;
  mediaType: string;
  files: ReadonlyMap<string, FileBeside>;
  accept: string;
}

/**
 * Defines what answers an operation of `esign-v2.1`. The file of its resource exports it under its
 * operationId.
 */
export function defineOperation<Id extends OperationId>(
  id: Id,
  handle: Handler<Id>,
): Operation<Id> {
  return { id, handle };
}

/**
 * Defines what answers an operation of another area. The file of its resource is in a folder with
 * the name of the area, and exports it under its operationId.
 */
export function defineAreaOperation<
  Area extends keyof OtherAreas,
  Id extends keyof OtherAreas[Area],
  Op extends Typed & OtherAreas[Area][Id],
>(
  _area: Area,
  id: Id,
  handle: (state: State, request: RequestTo<Op>, context: Context) => Promise<ResponseOf<Op>>,
): Defined<Id, RequestTo<Op>, ResponseOf<Op>> {
  return { id, handle };
}

/** Defines what answers an operation of any area that needs no token. */
export function definePublicOperation<
  Area extends keyof AllAreas,
  Id extends keyof AllAreas[Area],
  Op extends Typed & AllAreas[Area][Id],
>(
  _area: Area,
  id: Id,
  handle: (state: State, request: RequestTo<Op>, context: PublicContext) => Promise<ResponseOf<Op>>,
) {
  return { id, isPublic: true as const, handle };
}
