import { randomUUID } from 'node:crypto';
import type { ServedArea } from '../engine/contract.ts';
import type { MockRequest } from '../message.ts';
import { getCallerKey } from '../faults/caller-key.ts';

/** The calls of a caller in the current window, and the end of the window in seconds since 1970. */
interface WindowState {
  count: number;
  ends: number;
}

/** The number of callers that are counted; beyond it, counting starts again. */
const mostKeys = 10_000;

/**
 * Creates the function that counts a call of a caller. Windows begin on whole multiples of their
 * length, so that an hour is an hour of the clock.
 * @param seconds the length of a window
 * @param clock the time in milliseconds since 1970
 */
function createWindowCount(seconds: number, clock: () => number): (key: string) => WindowState {
  const counts = new Map<string, number>();
  let ends = 0;
  return (key) => {
    const next = (Math.floor(clock() / 1000 / seconds) + 1) * seconds;
    if (next !== ends || counts.size >= mostKeys) counts.clear();
    ends = next;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { count, ends };
  };
}

type Headers = Readonly<Record<string, string>>;

/** Creates the headers of one response that differ from call to call. */
export type LiveHeaders = (
  request: Pick<MockRequest, 'url' | 'headers'>,
  area: Pick<ServedArea, 'area' | 'headers'>,
) => Headers;

/** The calls of an account are counted in two windows: the hour of the clock, and 30 seconds of it. */
const hour = 3600;
const burst = 30;

/**
 * Creates the function that creates a trace token, and counts a call against the limits in the
 * spec. The counts are only reported, since `rateLimit` of the options rejects calls. So they stop
 * at 1: clients understand 0 as a limit that was exceeded.
 * @param tenantName separates the counts of tenants
 */
export function createLiveHeaders(
  clock: () => number,
  tenantName: (request: Pick<MockRequest, 'headers'>) => string,
): LiveHeaders {
  const inHour = createWindowCount(hour, clock);
  const inBurst = createWindowCount(burst, clock);
  return (request, { area, headers }) => {
    const {
      'x-docusign-tracetoken': trace,
      'x-ratelimit-limit': perHour,
      'x-burstlimit-limit': perBurst,
    } = headers;
    const token = {
      ...(trace !== undefined && { 'x-docusign-tracetoken': randomUUID() }),
      ...trackTime(request, clock),
    };
    if (perHour === undefined || perBurst === undefined) return { ...token };
    const key = `${tenantName(request)} ${findProduct(area)} ${findCaller(request)}`;
    const calls = inHour(key);
    return {
      ...token,
      'x-ratelimit-remaining': countDown(perHour, calls.count),
      'x-ratelimit-reset': String(calls.ends),
      'x-burstlimit-remaining': countDown(perBurst, inBurst(key).count),
    };
  };
}

/**
 * Tells a caller who asks for it, with a text of their own, when the call began and ended. The headers
 * are made in one moment, so the two times are the same; they have seven digits, as all times.
 * @evidence public
 */
function trackTime({ headers }: Pick<MockRequest, 'headers'>, clock: () => number): Headers {
  const { 'x-docusign-timetrack': asked = '' } = headers;
  if (asked === '') return {};
  const now = new Date(clock()).toISOString().replace('Z', '0000Z');
  return { 'x-docusign-timetrack': `${asked};REST0_Start,${now};REST0_End,${now}` };
}

function countDown(limit: string, calls: number): string {
  return String(Math.max(1, Number(limit) - calls));
}

/** Each product has limits of its own, which the versions of its API share. */
function findProduct(area: string): string {
  return area.split('-', 1)[0] ?? area;
}

/** The account or organization of the path; the token where the path has none. */
function findCaller(request: Pick<MockRequest, 'url' | 'headers'>): string {
  const named = /\/(?:accounts|organizations)\/([^/?]+)/i.exec(request.url)?.[1];
  return named === undefined ? getCallerKey(request) : named.toLowerCase();
}
