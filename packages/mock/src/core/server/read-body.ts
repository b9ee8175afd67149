import type { IncomingMessage } from 'node:http';
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

/** The size in bytes from which on a body is put together as it comes. */
const large = 1024 * 1024;

/**
 * Reads a body. The result is `tooLarge` as soon as it exceeds the limit in bytes; the rest is left
 * unread. It is `gone` if the client disconnected.
 *
 * A large body whose length is announced gets its place when the first bytes are there, since to put
 * its parts together at the end holds up all other requests.
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
      } else if (announced >= large && announced <= limit) {
        whole ??= Buffer.allocUnsafeSlow(announced);
        chunk.copy(whole, at);
      } else chunks.push(chunk);
    }
    incoming.on('data', take);
    incoming.once('end', () =>
      resolve(
        whole?.subarray(0, size) ??
          (chunks[1] === undefined ? (chunks[0] ?? none) : Buffer.concat(chunks)),
      ),
    );
    incoming.once('close', () => resolve('gone'));
  });
}
