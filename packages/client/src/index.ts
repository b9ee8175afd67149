export type { EncodedBody } from './body.js';
export { byPath, type DataByPath, type InputByPath } from './by-path.js';
export { Call, type Answer, type Success } from './call.js';
export { createClient, type Area, type Client } from './client.js';
export type { OperationDescriptor } from './descriptor.js';
export { defineOperation, type DefinedInput, type OperationTypes } from './define-operation.js';
export { encodeBody } from './encode.js';
export { DocumentCall, documentOperation, type DocumentOperation } from './document.js';
export type { ErrorCode } from './generated/error-code.js';
export { CallError, CountersignError, type RequestRecord } from './errors/countersign-error.js';
export { InputError } from './errors/input-error.js';
export { NetworkError } from './errors/network-error.js';
export { ParseError } from './errors/parse-error.js';
export {
  BadRequestError,
  ForbiddenError,
  NotFoundError,
  RateLimitError,
  ServerError,
  ServiceError,
  UnauthorizedError,
} from './errors/service-error.js';
export { TimeoutError } from './errors/timeout-error.js';
export { ValidationError, type Finding, type ValidatedPart } from './errors/validation-error.js';
export type { Exchange } from './exchange.js';
export type { Hooks, RequestEvent, ResponseEvent, RetryEvent } from './hooks.js';
export type { BinaryBody, BlobLike } from './binary.js';
export type { AnyInput, PathOf, RawInput, SharedParameter } from './input.js';
export type { Middleware, MiddlewareRequest, Next } from './middleware.js';
export { operation, type Arguments, type Operation } from './operation.js';
export type {
  CallOptions,
  ClientOptions,
  TokenSource,
  ValidatedInput,
  Validation,
  XmlCodec,
} from './options.js';
export {
  PagedCall,
  pagedOperation,
  type PagedDescriptor,
  type PagedOperation,
  type Paging,
} from './paging.js';
export type { RetryOptions } from './retry.js';
