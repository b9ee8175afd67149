import { CallError } from './errors/countersign-error.js';

/** The place of a call: the stack frames of the caller's code. */
export interface CallSite {
  stack?: string;
}

/** Records the caller of `below`. Engines format the frames only when they are read. */
export function captureSite(below: (...input: never[]) => unknown): CallSite {
  const site: CallSite = {};
  if ('captureStackTrace' in Error && typeof Error.captureStackTrace === 'function')
    Error.captureStackTrace(site, below);
  return site;
}

/** Gives an error the stack of the call: its own shows only the inside of this package. */
export function locate(error: unknown, site: CallSite | undefined): unknown {
  const frames = site?.stack?.match(/\n\s+at [^]*/)?.[0];
  if (frames !== undefined && error instanceof CallError)
    error.stack = `${error.name}: ${error.message}${frames}`;
  return error;
}
