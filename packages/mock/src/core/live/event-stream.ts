import type { MockResponse } from '../message.ts';
import { createPieces, type Pieces } from './pieces.ts';

/** Sends one event: its name, and the data that JSON can express. */
export type SendEvent = (event: string, data: unknown) => void;

/** Responses with server-sent events, which stay open. */
export interface EventStreams {
  /**
   * Creates a response.
   * @param subscribe is called when the response is read; its result is called when that ends
   */
  open(subscribe: (send: SendEvent) => () => void): MockResponse;
  /** Ends all of them. */
  end(): void;
}

/**
 * The interval in milliseconds between the lines that keep proxies from closing a quiet connection.
 */
const heartbeat = 15_000;

/** The time in milliseconds that a client waits before it connects again. */
const retry = 1000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  // Proxies such as nginx would otherwise collect the events before they send them on.
  'x-accel-buffering': 'no',
};

/** @param server the kind of server, which the first event names */
export function createEventStreams(server: string): EventStreams {
  const open = new Set<Pieces>();

  function start(subscribe: (send: SendEvent) => () => void): Pieces {
    const pieces = createPieces(() => {
      open.delete(pieces);
      clearInterval(timer);
      unsubscribe();
    });
    const timer = setInterval(() => pieces.add(': heartbeat\n\n'), heartbeat).unref();
    const send: SendEvent = (event, data) =>
      pieces.add(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    open.add(pieces);
    pieces.add(`retry: ${retry}\n`);
    // Subscribed first, so that every change after this event is sent.
    const unsubscribe = subscribe(send);
    send('hello', { server });
    return pieces;
  }

  return {
    open: (subscribe) => ({
      status: 200,
      headers,
      body: '',
      stream: { [Symbol.asyncIterator]: () => start(subscribe) },
    }),
    end() {
      for (const pieces of open) void pieces.return();
    },
  };
}
