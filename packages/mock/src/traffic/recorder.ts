import type { MockRequest, MockResponse } from '../message.ts';
import type { ExchangeDetails } from './exchange-details.ts';
import type { Exchange } from './exchange.ts';
import { keepMessages, type KeptMessages, restoreRequest, sizeOf } from './kept-messages.ts';
import { presentMessage } from './present-body.ts';
import { toExchange } from './to-exchange.ts';
import type { Traffic } from './traffic.ts';

/** The exchanges of a server, as the server records and reads them. */
export interface Recorder extends Traffic {
  /**
   * Keeps a request and its response, which must not change afterwards. The secrets in them never
   * come out.
   * @param milliseconds how long the response took
   * @returns the ID of the exchange
   */
  record(request: MockRequest, response: MockResponse, milliseconds: number): number;
  /** The exchanges of a tenant, oldest first. */
  list(tenant: string): Exchange[];
  /** A request as it was sent, secrets and all; undefined if not all of it is kept. */
  restore(id: number): MockRequest | undefined;
  /** The exchange of a request that was restored, once it was handled. */
  findRepeated(request: MockRequest): ExchangeDetails | undefined;
  /** Forgets those of a tenant; of all, if none is named. */
  clear(tenant?: string): void;
}

export interface RecorderOptions {
  /** The number of exchanges to keep; older ones are dropped. */
  remember: number;
  /** The time in milliseconds since 1970. */
  clock: () => number;
  /** Reads the tenant of a request, for servers that have several. */
  tenantName?: ((request: Pick<MockRequest, 'headers'>) => string) | undefined;
}

/** The most bytes of bodies to keep, of all exchanges together. */
const mostOfBodies = 32 * 1024 * 1024;

interface Entry {
  id: number;
  time: number;
  milliseconds: number;
  messages: KeptMessages;
  /** The exchange without secrets, once it has been read. */
  shown?: Exchange;
}

/** Keeps the newest exchanges. All that is not needed to keep one waits until it is read. */
export function createRecorder({ remember, clock, tenantName }: RecorderOptions): Recorder {
  const listeners = new Set<(exchange: Exchange) => void>();
  // The exchange with id n is at n modulo the length.
  const kept: (Entry | undefined)[] = [];
  const clearedUpTo = new Map<string, number>();
  // Restored requests, and the exchanges that they led to.
  const repeated = new WeakMap<MockRequest, number>();
  let newest = 0;
  let cleared = 0;
  let bytes = 0;
  // Up to this one, exchanges have no bodies any more.
  let bodiless = 0;

  function* entries(): Generator<Entry> {
    for (let id = Math.max(cleared, newest - remember) + 1; id <= newest; id += 1) {
      const entry = kept[id % remember];
      if (entry === undefined) continue;
      if (clearedUpTo.size === 0 || id > (clearedUpTo.get(show(entry).tenant ?? '') ?? 0))
        yield entry;
    }
  }

  function show(entry: Entry): Exchange {
    entry.shown ??= toExchange(entry, tenantName?.(entry.messages.request));
    return entry.shown;
  }

  function findEntry(id: number): Entry | undefined {
    if (id <= Math.max(cleared, newest - remember)) return undefined;
    const entry = kept[id % remember];
    if (entry === undefined || entry.id !== id) return undefined;
    return id > (clearedUpTo.get(show(entry).tenant ?? '') ?? 0) ? entry : undefined;
  }

  function find(id: number): ExchangeDetails | undefined {
    const entry = findEntry(id);
    if (entry === undefined) return undefined;
    const { request, response, bodies } = entry.messages;
    return {
      ...show(entry),
      origin: request.origin,
      request: presentMessage(request.headers, bodies?.request),
      response: presentMessage(response.headers, bodies?.response),
      repeatable: restoreRequest(entry.messages) !== undefined,
    };
  }

  function keep(entry: Entry): void {
    const at = entry.id % remember;
    const before = kept[at];
    if (before !== undefined) bytes -= sizeOf(before.messages);
    kept[at] = entry;
    bytes += sizeOf(entry.messages);
    for (; bytes > mostOfBodies; bodiless += 1) {
      const oldest = kept[(bodiless + 1) % remember];
      // Its place may belong to a newer one by now.
      if (oldest === undefined || oldest.id !== bodiless + 1) continue;
      bytes -= sizeOf(oldest.messages);
      oldest.messages.bodies = undefined;
    }
    // All that were there when a tenant was cleared have been overwritten.
    if (at === 0)
      for (const [tenant, last] of clearedUpTo)
        if (last <= entry.id - remember) clearedUpTo.delete(tenant);
  }

  return {
    record(request, response, milliseconds) {
      newest += 1;
      const messages = keepMessages(request, response);
      const entry = { id: newest, time: clock(), milliseconds, messages };
      if (remember > 0) keep(entry);
      if (repeated.has(request)) repeated.set(request, newest);
      if (listeners.size > 0) notify(listeners, show(entry));
      return newest;
    },
    recent: () => [...entries()].map(show),
    list: (tenant) => [...entries()].map(show).filter((one) => one.tenant === tenant),
    find,
    findRepeated: (request) => find(repeated.get(request) ?? 0),
    restore(id) {
      const entry = findEntry(id);
      const request = entry && restoreRequest(entry.messages);
      if (request !== undefined) repeated.set(request, 0);
      return request;
    },
    clear(tenant) {
      if (tenant !== undefined) {
        clearedUpTo.set(tenant, newest);
        return;
      }
      cleared = newest;
      bodiless = newest;
      bytes = 0;
      kept.length = 0;
      clearedUpTo.clear();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** An error of one listener does not affect the others: it surfaces as an uncaught error. */
function notify(listeners: Iterable<(exchange: Exchange) => void>, exchange: Exchange): void {
  for (const listener of listeners)
    try {
      listener(exchange);
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
}
