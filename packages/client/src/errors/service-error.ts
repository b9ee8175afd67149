import type { ErrorCode } from '../generated/error-code.js';
import { readRetryDelay } from '../retry.js';
import { CallError, type RequestRecord } from './countersign-error.js';

/** The response from which an error of the service is created. */
export interface ServiceAnswer {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
  readonly request: RequestRecord;
  readonly attempts: number;
}

/** The service answered, and with an error. The classes below say which kind. */
export class ServiceError extends CallError {
  override name = 'ServiceError';
  declare readonly status: number;
  /** The service's own code. Those of the contract are known; others may come. */
  declare readonly code: ErrorCode | (string & {}) | undefined;
  /** The service's own words. */
  declare readonly reason: string | undefined;
  /** The answer as it came. */
  declare readonly data: unknown;
  /** Names this request in the logs of the service; its support asks for it. */
  declare readonly traceToken: string | undefined;
  /** Milliseconds after which the service allows another attempt, if it says so. */
  declare readonly retryAfter: number | undefined;
  /** The number of times the request was sent. */
  declare readonly attempts: number;

  constructor(operation: string, { status, data, headers, request, attempts }: ServiceAnswer) {
    const fields: Record<string, unknown> = typeof data === 'object' ? { ...data } : {};
    const { error } = fields;
    // Some areas have a code in `error`, and others a sentence.
    const isSentence = typeof error === 'string' && error.includes(' ');
    const code = readText(
      fields['errorCode'] ??
        fields['error_code'] ??
        fields['code'] ??
        (isSentence ? undefined : error),
    );
    const reason = readText(
      fields['message'] ??
        fields['errorMessage'] ??
        fields['error_description'] ??
        fields['detail'] ??
        (isSentence ? error : undefined),
    );
    const traceToken = headers.get('x-docusign-tracetoken') ?? undefined;
    const words = [
      status || 'hidden redirect',
      code,
      reason,
      traceToken && `[trace ${traceToken}]`,
    ];
    super(operation, words.filter(Boolean).join(' '), request);
    const retryAfter = readRetryDelay(headers);
    Object.assign(this, { status, code, reason, data, traceToken, retryAfter, attempts });
  }
}

/** 400: the request does not match the contract, or the state of its resource. */
export class BadRequestError extends ServiceError {
  override name = 'BadRequestError';
}

/** 401: the token is missing, expired or not one of this service. */
export class UnauthorizedError extends ServiceError {
  override name = 'UnauthorizedError';
}

/** 403: the user may not do this. */
export class ForbiddenError extends ServiceError {
  override name = 'ForbiddenError';
}

/** 404: the resource does not exist, or this user may not see it. */
export class NotFoundError extends ServiceError {
  override name = 'NotFoundError';
}

/** 429: too many calls. `retryAfter` says when to call again. */
export class RateLimitError extends ServiceError {
  override name = 'RateLimitError';
}

/** 500 and above: the service failed. */
export class ServerError extends ServiceError {
  override name = 'ServerError';
}

const classes: Readonly<Record<number, typeof ServiceError>> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  429: RateLimitError,
};

/** The error for an answer, of the class of its status. */
export function serviceError(operation: string, answer: ServiceAnswer): ServiceError {
  const { status } = answer;
  const Class = classes[status] ?? (status >= 500 ? ServerError : ServiceError);
  return new Class(operation, answer);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value ? value : undefined;
}
