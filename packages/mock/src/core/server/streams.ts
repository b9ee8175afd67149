import type { ServerResponse } from 'node:http';
import type { MockResponse } from '../message.ts';

type Stream = NonNullable<MockResponse['stream']>;

/** Bodies that are written piece by piece. */
export interface Streams {
  /** Writes a body until it ends or the client goes away, and ends the response. */
  write(stream: Stream, response: ServerResponse): void;
  /** Ends all at once. */
  end(): void;
}

export function createStreams(): Streams {
  const open = new Set<() => void>();
  return {
    write(stream, response) {
      // A response that has closed would not report it again.
      if (response.closed) return;
      const pieces = stream[Symbol.asyncIterator]();
      function stop(): void {
        if (!open.delete(stop)) return;
        response.off('close', stop);
        response.end();
        pieces.return?.().catch(() => {});
      }
      open.add(stop);
      response.once('close', stop);
      writePieces(pieces, response, () => open.has(stop)).then(stop, () => {
        // The client learns from it that the body is not complete.
        response.destroy();
        stop();
      });
    },
    end() {
      for (const stop of open) stop();
    },
  };
}

async function writePieces(
  pieces: AsyncIterator<string | Uint8Array>,
  response: ServerResponse,
  goesOn: () => boolean,
): Promise<void> {
  for (;;) {
    const { value, done } = await pieces.next();
    if (done === true || !goesOn()) return;
    if (!response.write(value)) await untilDrained(response);
  }
}

/** Resolves when more can be written, or the client is gone. */
function untilDrained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      response.off('close', done);
      resolve();
    };
    response.once('drain', done);
    response.once('close', done);
  });
}
