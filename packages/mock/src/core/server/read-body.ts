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

/**
 * Reads a body. The result is `tooLarge` as soon as it exceeds the limit in bytes; the rest is left
 * unread. It is `gone` if the client disconnected.
 */
export function readBody(
  incoming: IncomingMessage,
  limit: number,
): Promise<Buffer | 'tooLarge' | 'gone'> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    function take(chunk: Buffer): void {
      size += chunk.length;
      if (size <= limit) {
        chunks.push(chunk);
        return;
      }
      incoming.off('data', take);
      resolve('tooLarge');
    }
    incoming.on('data', take);
    incoming.once('end', () =>
      resolve(chunks[1] === undefined ? (chunks[0] ?? none) : Buffer.concat(chunks)),
    );
    incoming.once('close', () => resolve('gone'));
  });
}
