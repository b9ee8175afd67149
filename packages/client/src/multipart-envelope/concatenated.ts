import { isIterable, toStream, type BinaryBody } from '../binary.js';

type Stream = ReadableStream<Uint8Array<ArrayBuffer>>;
type Whole = string | Blob | Uint8Array<ArrayBuffer>;

/** A piece of a body. */
export type Piece = Whole | Stream;

/** A body, and how to let go of the streams in it where it is not sent, or not to its end. */
export interface Concatenated {
  readonly body: Blob | Stream;
  drop(reason: unknown): void;
}

/**
 * A file as a piece of a body.
 * @throws TypeError where it is nothing of that kind
 */
export function toPiece(content: BinaryBody): Piece {
  if (content instanceof Blob || content instanceof ReadableStream) return content;
  if (typeof content === 'string' || content instanceof Uint8Array) return content;
  if (content instanceof ArrayBuffer) return new Uint8Array(content);
  if (isIterable(content)) return toStream(content);
  throw new TypeError('a file must be text, a Blob, bytes or a stream');
}

/** Pieces one after the other: a Blob, or a stream where one of them is a stream. */
export function concatenated(pieces: readonly Piece[]): Concatenated {
  if (pieces.every(isWhole)) return { body: new Blob([...pieces]), drop: () => undefined };
  const { readable, writable } = new TransformStream<
    Uint8Array<ArrayBuffer>,
    Uint8Array<ArrayBuffer>
  >();
  const controller = new AbortController();
  void pipe(pieces, writable, controller.signal);
  // Not by a cancel of `readable`: the fetch that has it may be waiting for a piece, and no one else
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
