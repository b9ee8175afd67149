// Programs read the same thing again and again, such as an envelope whose status they wait for. While
// nothing has changed, the response is the same.
import type { MockResponse } from '@countersign/mock/core/server';
import type { State } from '../state/state.ts';
import { findSnapshot } from '../state/read-ahead.ts';
import type { Database, Version } from '../state/storage/database.ts';
import { getNow, type Tenant } from '../state/tenant.ts';
import type { Call } from './caller.ts';
import { actAsHeader } from './act-on-behalf.ts';
import { dateTime } from './date-time.ts';

/** A response that is true until something changes. */
interface Remembered {
  response: MockResponse;
  /**
   * The parts of its body around the time at which it was created; the whole body if it contains no
   * such time.
   */
  body: readonly string[];
  /** The length of its body, in characters. */
  size: number;
  tenant: Tenant;
  userId: string | undefined;
  /** The changes of the database that it has seen. */
  version: Version;
  /** Until when the token is good, by the machine's clock. */
  until: number;
}

/** The data that a response was read from. */
export interface Read {
  state: State;
  /** The version of the database at the time of reading. */
  version: Version | undefined;
  /** Time in milliseconds since 1970 at which the token expires, by the clock of the tenant. */
  tokenEnds: number;
}

/** Responses to reads, while nothing has changed. */
export interface RememberedAnswers {
  /** The response to a request like this one, if that is still true. */
  find(call: Call): Promise<MockResponse | undefined> | MockResponse | undefined;
  /** The version of the database that a transaction reads; to be asked while it does. */
  versionRead(state: State): Version | undefined;
  /** Remembers a response, unless it depends on the time. */
  keep(call: Call, read: Read, response: MockResponse): void;
}

/**
 * The maximum number of remembered responses, and the maximum length of each and of all, in
 * characters.
 */
const most = 1000;
const longest = 64 * 1024;
const longestOfAll = 16 * 1024 * 1024;

export function createRememberedAnswers(database: Database): RememberedAnswers {
  const known = new Map<string, Remembered>();
  let length = 0;
  const { flavour } = database;

  function forget(key: string): void {
    length -= known.get(key)?.size ?? 0;
    known.delete(key);
  }

  /** Returns the remembered response to a request, unless the database has changed. */
  function use(
    call: Call,
    found: Remembered,
    key: string,
    version: Version | undefined,
  ): MockResponse | undefined {
    if (found.version !== version || found.until <= Date.now()) {
      // Another one may have come meanwhile.
      if (known.get(key) === found) forget(key);
      return undefined;
    }
    call.userId = found.userId;
    const { response, body, tenant } = found;
    if (body.length === 1) return response;
    return { ...response, body: body.join(dateTime(getNow(tenant))) };
  }

  function versionRead(state: State): Version | undefined {
    return flavour === 'postgres' ? findSnapshot(state.db) : database.versionRead(state.db);
  }

  return {
    versionRead,
    find(call) {
      if (known.size === 0) return undefined;
      const key = formatKey(call);
      const found = known.get(key);
      if (found === undefined) return undefined;
      const version = database.version();
      return typeof version === 'object'
        ? version.then((now) => use(call, found, key, now))
        : use(call, found, key, version);
    },
    keep(call, { state, version, tokenEnds }, response) {
      if (version === undefined || state.usesTime() || response.status !== 200) return;
      if (call.warnings.length > 0 || call.notes.length > 0) return;
      if (typeof response.body !== 'string' || response.body.length > longest) return;
      const { tenant } = state;
      const stamp = state.isStamped() ? dateTime(state.stamp()) : undefined;
      const body = stamp === undefined ? [response.body] : response.body.split(stamp);
      // The text stands there again where something else happened in that moment.
      if (stamp !== undefined && body.length !== 2) return;
      const left = tokenEnds - getNow(tenant);
      const until = tenant.frozenAt === undefined ? Date.now() + left : Infinity;
      const key = formatKey(call);
      const size = response.body.length;
      forget(key);
      if (known.size >= most || length + size > longestOfAll) {
        known.clear();
        length = 0;
      }
      length += size;
      known.set(key, { response, body, size, tenant, userId: call.userId, version, until });
    },
  };
}

/** Creates a key of all parts of a request that its response depends on. */
function formatKey({ tenant, caller, request, operation, older, xml }: Call): string {
  const { url, origin, headers } = request;
  const parts: unknown[] = [
    tenant,
    // The headers of callers are of several kinds, and another one may come.
    caller,
    operation.id,
    url,
    origin,
    headers.accept,
    headers[actAsHeader],
    older ? 'older' : '',
    xml ? 'xml' : '',
  ];
  for (const parameter of operation.parameters)
    if (parameter.in === 'header') parts.push(headers[parameter.name.toLowerCase()]);
  return JSON.stringify(parts);
}
