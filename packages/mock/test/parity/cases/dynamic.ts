import type { IHttpOperation } from '@stoplight/types';
import type { Bundled } from '../bundle.ts';
import type { ParityRequest } from '../request.ts';
import { makeRequest } from '../valid-request.ts';

/** The size of schemas, in characters, from which Prism generates an answer within a second. */
const most = 40_000;

/**
 * Reports whether Prism generates answers in time. From larger schemas it builds megabytes in as
 * many seconds, or fails: those are not compared.
 */
export function isMadeUpInTime({ __bundled__: inside = {} }: Bundled<IHttpOperation>): boolean {
  return JSON.stringify(inside).length <= most;
}

/** Answers that are made up. */
export function dynamicCases(operation: IHttpOperation): ParityRequest[] {
  return [
    makeRequest(operation, 'dynamic', 'Prefer: dynamic=true', { prefer: { dynamic: true } }),
    makeRequest(operation, 'dynamic', 'Prefer: code=400, dynamic=true', {
      prefer: { code: 400, dynamic: true },
    }),
  ];
}
