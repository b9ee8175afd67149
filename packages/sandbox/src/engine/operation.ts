import type { operations as EsignV2 } from '@countersign/types/esign-v2/openapi';
import type { operations } from '@countersign/types/esign-v2.1/openapi';
import type { Answer, Refusal } from '@countersign/mock/core/answers';
import type { FileBeside } from '@countersign/mock/core/contract';
import type { Documents } from '../documents/index.ts';
import type { State } from '../state/state.ts';
import type { Call, Claims } from './caller.ts';
import type { CommonContext, Context, PublicContext } from './context.ts';
import { asRefusal } from './as-refusal.ts';
import { resolveContext } from './resolve-context.ts';

/** The operationIds of `esign-v2.1`. */
export type OperationId = keyof operations;

/** The generated types of an operation. */
export interface Typed {
  parameters: { path?: object; query?: object; header?: object };
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
  /** The bytes of the body, without their transfer encoding, and its media type. */
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

/** The work of an operation before and after its transaction. */
interface AroundTransaction<Request> {
  /**
   * Begins the jobs on the documents of a request that its handler will need. Their errors count only
   * in the handler.
   */
  readAhead(this: void, documents: Documents, request: Request): Promise<void>;
  /** Gives back the memory that a request has taken, once its transaction has succeeded. */
  letGo(this: void, request: Request): void;
}

/** An operation with its handler, as the engine calls it after validation against the contract. */
export interface AnyOperation {
  id: string;
  around?: AroundTransaction<AnyRequest>;
  /** Set for an operation with GET that changes something, such as a list that is kept. */
  writes?: true;
  /** Set for an operation with GET that counts envelopes, whose totals are kept. */
  counts?: true;
  /**
   * Finds who calls, before anything of the request is looked at.
   * @returns the handler that answers the request
   */
  prepare(
    state: State,
    call: Call,
    claims: Claims | undefined,
    common: CommonContext,
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

/** A handler without its types, which is called with a request that is already valid. */
interface AnyHandler<Own> {
  // Methods, so that operations of all types can be called in the same way.
  handle(state: State, request: AnyRequest, context: Own): Promise<Answer>;
  around?: AroundTransaction<AnyRequest>;
}

/** Makes the context of a call. @throws Refusal where the caller may not make it */
type Resolve<Own> = (
  state: State,
  call: Call,
  claims: Claims | undefined,
  common: CommonContext,
) => Promise<Own> | Own;

/**
 * Creates the function that defines operations of an area. The file of a resource exports each of
 * its operations under the operationId.
 * @param resolve makes the context that the handlers get
 */
export function createDefiner<Operations, Own>(resolve: Resolve<Own>) {
  return <Id extends keyof Operations & string, Op extends Typed & Operations[Id]>(
    id: Id,
    handle: (state: State, request: RequestTo<Op>, context: Own) => Promise<ResponseOf<Op>>,
  ): AnyOperation => createOperation(id, { handle }, resolve);
}

function createOperation<Own>(
  id: string,
  handler: AnyHandler<Own>,
  resolve: Resolve<Own>,
): AnyOperation {
  const { around } = handler;
  return {
    id,
    ...(around !== undefined && { around }),
    async prepare(state, call, claims, common) {
      const context = await resolve(state, call, claims, common);
      return (request) => handler.handle(state, request, context);
    },
  };
}

/** Makes the context of operations that a member of an account calls. */
async function resolveMember(
  state: State,
  call: Call,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<Context> {
  return { ...(await resolveContext(state, call, claims)), ...common };
}

/**
 * Makes the context of an area whose callers are members of the account, as those of eSignature are.
 * @param refuse makes the area's own refusal of anybody else
 */
export function resolveMemberOr(refuse: (sentence: string) => Refusal): Resolve<Context> {
  return (...call) => asRefusal(() => resolveMember(...call), refuse);
}

/** Defines an operation of `esign-v2.1`. */
export function defineOperation<Id extends OperationId>(
  id: Id,
  handle: Handler<Id>,
  around?: AroundTransaction<OperationRequest<Id>>,
): AnyOperation {
  const handler = around === undefined ? { handle } : { handle, around };
  return createOperation(id, handler, resolveMember);
}

/** Defines an operation of `esign-v2`. Its file is in a folder with the name of the area. */
export const defineOlderOperation = createDefiner<EsignV2, Context>(resolveMember);

/** Defines an operation of `esign-v2.1` that needs no token. */
export const definePublicOperation = createDefiner<operations, PublicContext>(passCommon);

/** Defines an operation of `esign-v2` that needs no token. */
export const defineOlderPublicOperation = createDefiner<EsignV2, PublicContext>(passCommon);

/** Makes the context of operations that need no token: it has no account and no caller. */
export function passCommon(
  _state: State,
  _call: Call,
  _claims: Claims | undefined,
  common: CommonContext,
): PublicContext {
  return common;
}
