import { readObserver } from '../steps/observer.ts';
import type { MockRequest, MockResponse } from '../message.ts';
import type { ExchangeDetails } from './exchange-details.ts';
import type { Exchange } from './exchange.ts';
import { createRing } from './ring.ts';
import type { Traffic } from './traffic.ts';

/** Exchanges to include in addition to those of programs. */
interface Included {
  /** True to include the calls of observers, such as the console. */
  observers?: boolean;
}

/** The exchanges of a server, as the server records and reads them. */
export interface Recorder extends Traffic {
  /**
   * Keeps a request and its response, which must not change afterwards. The secrets in them never
   * come out.
   * @param milliseconds time that the response took
   * @returns the ID of the exchange
   */
  record(request: MockRequest, response: MockResponse, milliseconds: number): number;
  recent(included?: Included): Exchange[];
  /** The exchanges of a tenant, oldest first. */
  list(tenant: string, included?: Included): Exchange[];
  /** A request as it was sent, secrets and all; undefined if not all of it is kept. */
  restore(id: number): MockRequest | undefined;
  /** The exchange of a request that was restored, once it was handled. */
  findRepeated(request: MockRequest): ExchangeDetails | undefined;
  /** Forgets those of a tenant; of all, if none is named. */
  clear(tenant?: string): void;
  subscribe(listener: (exchange: Exchange) => void, included?: Included): () => void;
}

export interface RecorderOptions {
  /** The number of exchanges to keep; older ones are dropped. */
  remember: number;
  /** The time in milliseconds since 1970. */
  clock: () => number;
  /** Reads the tenant of a request, for servers that have several. */
  tenantName?: ((request: Pick<MockRequest, 'headers'>) => string) | undefined;
}

/** The IDs of the calls of observers begin here, so that those of programs have no gaps. */
const firstOfObservers = 1e12;

/** The number of calls of observers to keep. */
const mostOfObservers = 200;

const megabyte = 1024 * 1024;

/**
 * Keeps the newest exchanges. Those of observers are kept apart: an open console displaces no
 * exchange of a program.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const programs = createRing({ ...options, before: 0, mostOfBodies: 16 * megabyte });
  const observers = createRing({
    ...options,
    remember: Math.min(options.remember, mostOfObservers),
    before: firstOfObservers,
    mostOfBodies: 4 * megabyte,
  });
  // Restored requests, and the exchanges that they led to.
  const repeated = new WeakMap<MockRequest, number>();

  function ringOf(id: number) {
    return id > firstOfObservers ? observers : programs;
  }

  function list(tenant: string | undefined, included?: Included): Exchange[] {
    const found = programs.list(tenant);
    if (included?.observers !== true) return found;
    return [...found, ...observers.list(tenant)].toSorted((one, other) =>
      one.time < other.time ? -1 : Number(one.time > other.time),
    );
  }

  return {
    record(request, response, milliseconds) {
      const ring = readObserver(request) === undefined ? programs : observers;
      const id = ring.record(request, response, milliseconds);
      if (repeated.has(request)) repeated.set(request, id);
      return id;
    },
    recent: (included) => list(undefined, included),
    list,
    find: (id) => ringOf(id).find(id),
    findRepeated(request) {
      const id = repeated.get(request) ?? 0;
      return ringOf(id).find(id);
    },
    restore(id) {
      const request = ringOf(id).restore(id);
      if (request !== undefined) repeated.set(request, 0);
      return request;
    },
    clear(tenant) {
      programs.clear(tenant);
      observers.clear(tenant);
    },
    subscribe(listener, included) {
      const stop = programs.subscribe(listener);
      if (included?.observers !== true) return stop;
      const stopOther = observers.subscribe(listener);
      return () => {
        stop();
        stopOther();
      };
    },
  };
}
