import {
  redactNote,
  redactText,
  redactUrl,
  type MockRequest,
  type MockResponse,
} from '@countersign/mock/extend';
import type { WarningLog } from './warning-log.ts';
import type { components } from './generated/control.ts';
import { claimedTenant } from '../oauth/claimed-tenant.ts';

export type LoggedRequest = components['schemas']['Request'];

/** The requests to the service that this process remembers. */
export interface RequestLog {
  /** Keeps a request and its response, which it returns. */
  note(response: MockResponse, request: MockRequest): MockResponse;
  /** Those in a tenant, oldest first. */
  list(tenant: string): LoggedRequest[];
  clear(tenant: string): void;
}

/** How many are remembered, of all tenants. */
const most = 1000;

interface Entry {
  id: number;
  time: number;
  request: Pick<MockRequest, 'method' | 'url' | 'headers'>;
  response: Pick<MockResponse, 'status' | 'headers' | 'outcome'>;
}

/**
 * Keeps the newest requests. All that is not needed to keep one waits until it is read.
 * @param warnings keeps the warnings of each
 */
export function createRequestLog(warnings: WarningLog): RequestLog {
  // The request with the ID n is at n modulo the length.
  const kept: (Entry | undefined)[] = [];
  const clearedUpTo = new Map<string, number>();
  let newest = 0;

  function* entries(): Generator<Entry> {
    for (let id = Math.max(0, newest - most) + 1; id <= newest; id += 1) {
      const entry = kept[id % most];
      if (entry !== undefined) yield entry;
    }
  }

  return {
    note(response, { method, url, headers }) {
      const { status, headers: responseHeaders, outcome } = response;
      if (outcome === undefined) return response;
      newest += 1;
      const entry: Entry = {
        id: newest,
        time: Date.now(),
        request: { method, url, headers },
        response: { status, headers: responseHeaders, outcome },
      };
      kept[newest % most] = entry;
      // All that were there when a tenant was cleared have been overwritten.
      if (newest % most === 0)
        for (const [tenant, last] of clearedUpTo)
          if (last <= newest - most) clearedUpTo.delete(tenant);
      if (outcome.warnings !== undefined)
        warnings.keep(claimedTenant(entry.request), outcome.warnings, {
          request: newest,
          time: entry.time,
          operation: outcome.operation,
        });
      return response;
    },
    list(tenant) {
      const first = clearedUpTo.get(tenant) ?? 0;
      return [...entries()]
        .filter(({ id, request }) => id > first && claimedTenant(request) === tenant)
        .map(present);
    },
    clear(tenant) {
      clearedUpTo.set(tenant, newest);
    },
  };
}

function present({ id, time, request, response }: Entry): LoggedRequest {
  const { area, operation, problem, tolerated, warnings } = response.outcome ?? {};
  const source = response.headers['x-countersign-source'];
  return {
    id,
    time: new Date(time).toISOString(),
    method: request.method,
    url: redactUrl(request.url),
    status: response.status,
    ...(area !== undefined && { area }),
    ...(operation !== undefined && { operation }),
    ...((source === 'state' || source === 'mock') && { source }),
    ...(warnings !== undefined && { warnings: warnings.length }),
    ...(problem !== undefined && { problem: redactText(problem) }),
    ...(tolerated !== undefined && { tolerated: tolerated.map(redactNote) }),
  };
}
