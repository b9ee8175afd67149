import { Refusal } from '@countersign/mock/core/answers';
import { Excess } from '@countersign/mock/core/outside';
import type { MockResponse } from '@countersign/mock/core/server';
import { SeedError } from '../seed/seed.ts';

/** Fails a call to the control API; all its changes are rolled back. */
export class ControlProblem extends Error {
  override name = 'ControlProblem';
  readonly status: number;
  readonly code: string;
  readonly where: string | undefined;

  /** @param message sentences with the fault and the way out */
  constructor(status: number, code: string, message: string, where?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.where = where;
  }
}

export function notFound(what: string, where: string): ControlProblem {
  return new ControlProblem(404, 'NOT_FOUND', what, where);
}

export function invalid(message: string, where: string): ControlProblem {
  return new ControlProblem(400, 'INVALID_REQUEST', message, where);
}

/** Creates the response to a call that failed with any error. */
export function problemAnswer(error: unknown): MockResponse {
  const { status, code, message, where } = toProblem(error);
  return answer(status, { code, message, ...(where !== undefined && { where }) });
}

function toProblem(error: unknown): ControlProblem {
  if (error instanceof ControlProblem) return error;
  if (error instanceof Excess) return invalid(`The body is ${error.message}.`, 'body');
  if (error instanceof SeedError) return invalid(error.message, 'body');
  // The error code of a service rule is passed on.
  if (error instanceof Refusal)
    return new ControlProblem(
      error.status ?? 400,
      String(error.body.errorCode ?? 'INVALID_REQUEST'),
      error.message,
    );
  const reason = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  return new ControlProblem(500, 'SERVER_ERROR', `The control API failed: ${reason}`);
}

/** An answer in JSON; without a body it is an empty one. */
export function answer(status: number, body?: object): MockResponse {
  const common = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  if (body === undefined) return { status, headers: common, body: '' };
  const headers = { ...common, 'content-type': 'application/json; charset=utf-8' };
  return { status, headers, body: JSON.stringify(body) };
}
