import { ConnectError } from '../connect-error.js';
import { raiseLimit } from '../limits.js';
import { bodyParsed, toBytes, type RawBody } from './raw-body.js';

/** A body that has not come yet: that of a `Request`, or a stream of Node. */
export type BodyStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/**
 * Reads the bytes of a body, up to the limit.
 * @param limit in bytes; reading stops as soon as there are more
 * @throws {ConnectError} `limit-size`, or `body-parsed` if there is no raw body to read
 */
export async function readBody(
  body: RawBody | BodyStream,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!isStream(body)) {
    // No text has fewer bytes than characters, so that a huge one need not be encoded first.
    if (typeof body === 'string' && body.length > limit) throw tooLarge(limit);
    const bytes = toBytes(body);
    if (bytes.length > limit) throw tooLarge(limit);
    return bytes;
  }
  const source = createSource(body);
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await source.next(); part !== undefined; part = await source.next()) {
    size += part.length;
    if (size > limit) {
      source.stop();
      throw tooLarge(limit);
    }
    parts.push(part);
  }
  return joined(parts, size);
}

export function tooLarge(limit: number): ConnectError {
  return new ConnectError(
    'limit-size',
    `the body has more than ${limit} bytes`,
    raiseLimit('bytes'),
  );
}

interface Source {
  next(): Promise<Uint8Array | undefined>;
  /** Wants no more of it. */
  stop(): void;
}

function createSource(body: BodyStream): Source {
  if ('getReader' in body) {
    if (body.locked) throw bodyParsed();
    const reader = body.getReader();
    return {
      next: async () => (await reader.read()).value,
      // The sender need not know of a stream that cannot be cancelled.
      stop: () => void reader.cancel().catch(() => undefined),
    };
  }
  const parts = body[Symbol.asyncIterator]();
  const next = async () => {
    const { done, value } = await parts.next();
    return done === true ? undefined : toBytes(value);
  };
  // To end the iteration would close the connection of a stream of Node, and with it the reply.
  return { next, stop: () => void drain(next) };
}

async function drain(next: Source['next']): Promise<void> {
  try {
    while ((await next()) !== undefined);
  } catch {
    // The sender has given up, and the rest was not wanted anyway.
  }
}

function joined(parts: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

function isStream(body: RawBody | BodyStream): body is BodyStream {
  if (typeof body !== 'object' || body === null) return false;
  return 'getReader' in body || Symbol.asyncIterator in body;
}
