import type { IncomingMessage } from 'node:http';
import { freeBytes } from '../free-bytes.ts';
import type { MockRequest } from '../message.ts';

const none = Buffer.alloc(0);

/** Reports whether a request has a body (RFC 9112, 6.3). */
export function hasBody({ headers }: MockRequest): boolean {
  const length = headers['content-length'];
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined;
}

/** Reports whether the headers of a request announce a body larger than a limit in bytes. */
export function announcesMoreThan(limit: number, { headers }: MockRequest): boolean {
  return Number(headers['content-length'] ?? 0) > limit;
}

/**
 * Reads a body. The result is `tooLarge` as soon as it exceeds the limit in bytes; the rest is left
 * unread. It is `gone` if the client disconnected.
 *
 * A body whose length is announced gets its place when its first bytes are there, and those are
 * given back at once: to put its parts together at the end holds up all other requests, and would
 * need twice the memory.
 */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<Buffer | 'tooLarge' | 'gone'> {
  const announced = Number(incoming.headers['content-length'] ?? 0);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let whole: Buffer | undefined;
    let size = 0;
    function take(chunk: Buffer): void {
      const at = size;
      size += chunk.length;
      if (size > limit) {
        incoming.off('data', take);
        resolve('tooLarge');
      } else if (chunk.length < announced && announced <= limit) {
        whole ??= Buffer.allocUnsafeSlow(announced);
        chunk.copy(whole, at);
        free(chunk);
      } else chunks.push(chunk);
    }
    function join(): Buffer {
      if (whole !== undefined) return whole.subarray(0, size);
      const [first = none, second] = chunks;
      if (second === undefined) return first;
      const joined = Buffer.concat(chunks);
      chunks.forEach(free);
      return joined;
    }
    /** Each part is a copy of what the socket has read, which nobody else has who does not listen. */
    function free(chunk: Buffer): void {
      if (incoming.listenerCount('data') === 1) freeBytes(chunk);
    }
    incoming.on('data', take);
    incoming.once('end', () => resolve(join()));
    incoming.once('close', () => resolve('gone'));
  });
}
