import { isIterable, toStream, type BinaryBody } from '../binary.js';

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;
type Whole = string | Blob | Uint8Array<ArrayBuffer>;

/** A piece of a body. */
export type Piece = Whole | Stream;

/** A body, and a function that releases its streams if it is not sent completely. */
export interface Concatenated {
  readonly body: Blob | Stream;
  drop(reason: unknown): void;
}

/**
 * Converts a file to a piece of a body.
 * @throws TypeError if it is not a file
 */
export function toPiece(content: BinaryBody): Piece {
  if (content instanceof Blob || content instanceof ReadableStream) return content;
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (isIterable(content)) return toStream(content);
  throw new TypeError('a file must be text, a Blob, bytes or a stream');
}

/** Concatenates pieces: to a Blob, or to a stream if one of them is a stream. */
export function concatenated(pieces: readonly Piece[]): Concatenated {
  if (pieces.every(isWhole)) return { body: new Blob([...pieces]), drop: () => undefined };
  const { readable, writable } = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >();
  const controller = new AbortController();
  void pipe(pieces, writable, controller.signal);
  // The stream is not cancelled, since the fetch that has it may be waiting for a piece; the signal
  // can end that.
  return { body: readable, drop: (reason) => controller.abort(reason) };
}

/** Writes pieces as fast as they are read. Never rejects: who reads gets the error. */
async function pipe(
  pieces: readonly Piece[],
  writable: WritableStream<Uint8Array<ArrayBuffer>>,
  signal: AbortSignal,
): Promise<void> {
  try {
    for (const piece of pieces) {
      const stream = isWhole(piece) ? new Blob([piece]).stream() : piece;
      await stream.pipeTo(writable, { preventClose: true, signal });
    }
    await writable.close();
  } catch (error) {
    // The streams whose turn did not come are let go, so that files behind them are closed.
    const streams = pieces.flatMap((piece) => (isWhole(piece) ? [] : [piece]));
    await Promise.allSettled([
      writable.abort(error),
      ...streams.map((stream) => stream.cancel(error)),
    ]);
  }
}

function isWhole(piece: Piece): piece is Whole {
  return !(piece instanceof ReadableStream);
}
