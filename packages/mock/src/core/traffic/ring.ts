import type { MockRequest, MockResponse } from '../message.ts';
import type { ExchangeDetails } from './exchange-details.ts';
import type { Exchange } from './exchange.ts';
import {
  dropBodies,
  keepMessages,
  type KeptMessages,
  restoreRequest,
  sizeOf,
} from './kept-messages.ts';
import { presentMessage } from './present-body.ts';
import type { RecorderOptions } from './recorder.ts';
import { toExchange } from './to-exchange.ts';

/** The newest exchanges of one kind of caller. */
export interface Ring {
  /** Keeps a request and its response; returns the ID of the exchange. */
  record(request: MockRequest, response: MockResponse, milliseconds: number): number;
  /** All of them, or those of a tenant, oldest first. */
  list(tenant?: string): Exchange[];
  /** An exchange with its headers and bodies; undefined if it is not remembered. */
  find(id: number): ExchangeDetails | undefined;
  /** A request as it was sent, secrets and all; undefined if not all of it is kept. */
  restore(id: number): MockRequest | undefined;
  /** Forgets those of a tenant; of all, if none is named. */
  clear(tenant?: string): void;
  /** Calls a function with each exchange from now on; the result ends it. */
  subscribe(listener: (exchange: Exchange) => void): () => void;
}

/** Options of a ring, in addition to those of the recorder. */
interface RingOptions extends RecorderOptions {
  /** The ID before the first one. */
  before: number;
  /** The greatest number of bytes of bodies to keep, of all exchanges together. */
  mostOfBodies: number;
}

interface Entry {
  id: number;
  time: number;
  milliseconds: number;
  messages: KeptMessages;
  /** The exchange without secrets, once it has been read. */
  shown?: Exchange;
}

/** Keeps the newest exchanges. All that is not needed to keep one waits until it is read. */
export function createRing({
  remember,
  clock,
  tenantName,
  before: first,
  mostOfBodies,
}: RingOptions): Ring {
  const listeners = new Set<(exchange: Exchange) => void>();
  // The exchange with id n is at n modulo the length.
  const kept: (Entry | undefined)[] = [];
  const clearedUpTo = new Map<string, number>();
  let newest = first;
  let cleared = first;
  let bytes = 0;
  // Up to this one, exchanges have no bodies any more.
  let bodiless = first;

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
    if (before !== undefined) {
      bytes -= sizeOf(before.messages);
      dropBodies(before.messages);
    }
    kept[at] = entry;
    bytes += sizeOf(entry.messages);
    for (; bytes > mostOfBodies; bodiless += 1) {
      const oldest = kept[(bodiless + 1) % remember];
      // Its place may belong to a newer one by now.
      if (oldest === undefined || oldest.id !== bodiless + 1) continue;
      bytes -= sizeOf(oldest.messages);
      dropBodies(oldest.messages);
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
      if (listeners.size > 0) notify(listeners, show(entry));
      return newest;
    },
    list: (tenant) =>
      [...entries()].map(show).filter((one) => tenant === undefined || one.tenant === tenant),
    find,
    restore(id) {
      const entry = findEntry(id);
      return entry && restoreRequest(entry.messages);
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
