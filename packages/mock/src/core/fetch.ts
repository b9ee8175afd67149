import type { MockRequest, MockResponse } from './message.ts';

/**
 * Creates a replacement for `fetch` that passes requests for any host to the mock, in the same
 * process. A dropped connection rejects with a TypeError, as `fetch` does; delays are kept, unless
 * the signal of the request ends them.
 */
export function createFetch(
  handle: (request: MockRequest) => Promise<MockResponse>,
): (input: string | URL | Request, init?: RequestInit) => Promise<Response> {
  return async (input, init) => {
    const request = new Request(input, init);
    const { signal } = request;
    signal.throwIfAborted();
    const { origin, pathname, search } = new URL(request.url);
    const { status, headers, body, stream, delay, drop } = await handle({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      body: Buffer.from(await request.arrayBuffer()),
      origin,
      hasLeft: () => signal.aborted,
    });
    if (delay !== undefined) await pause(delay, signal);
    signal.throwIfAborted();
    if (drop !== undefined)
      throw new TypeError('fetch failed: the mock was configured to drop the connection');
    const isStream = stream !== undefined && request.method !== 'HEAD';
    const content = isStream ? toReadable(stream, signal) : toBytes(body);
    return new Response(hasBody(status) ? content : null, {
      status,
      headers: { ...headers },
    });
  };
}

/** The statuses that may have no body, not even an empty one. */
function hasBody(status: number): boolean {
  return status !== 204 && status !== 205 && status !== 304;
}

function toBytes(body: Buffer | string): Uint8Array<ArrayBuffer> | string {
  return typeof body === 'string' ? body : new Uint8Array(body);
}

/** Waits until the time is over, or the signal ends it. */
async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  // The client can have left while the mock worked, and then there is no further event.
  if (signal.aborted) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end, { once: true });
  });
}

/**
 * The pieces of a body as a stream of the web, which ends them when it is cancelled.
 * @param signal ends the stream with an error
 */
function toReadable(
  stream: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let abort: (() => void) | undefined;
  async function finish(): Promise<void> {
    if (abort !== undefined) signal.removeEventListener('abort', abort);
    await pieces.return?.();
  }
  return new ReadableStream({
    start(controller) {
      abort = () => {
        controller.error(signal.reason);
        void finish();
      };
      signal.addEventListener('abort', abort, { once: true });
    },
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (signal.aborted) return;
      if (done === true) {
        await finish();
        controller.close();
      } else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: finish,
  });
}
