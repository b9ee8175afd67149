/** A file that knows its size: of the browser, or of `openAsBlob` in Node. */
export interface BlobLike {
  /** In bytes. */
  readonly size: number;
  /** Its media type, or empty. */
  readonly type: string;
  /** All of it, as bytes. */
  arrayBuffer(): Promise<ArrayBuffer>;
  /** All of it, read as UTF-8. */
  text(): Promise<string>;
  /** It piece by piece. */
  stream(): unknown;
}

/**
 * A body that is sent as it is, for operations that take a file. Streams of Node are an
 * AsyncIterable. Streams and iterables are sent once and not retried.
 */
export type BinaryBody =
  | string
  | BlobLike
  | Uint8Array<ArrayBuffer>
  | ArrayBuffer
  | ReadableStream<Uint8Array<ArrayBuffer>>
  | AsyncIterable<Uint8Array>;

/** Reports whether a body is an AsyncIterable that is not a web stream yet. */
export function isIterable(body: unknown): body is AsyncIterable<unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    Symbol.asyncIterator in body &&
    !(body instanceof ReadableStream)
  );
}

/**
 * Converts an AsyncIterable to a stream. It fails with a TypeError at a piece that is not bytes.
 */
export function toStream(pieces: AsyncIterable<unknown>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const iterator = pieces[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await iterator.next();
        if (done === true) controller.close();
        else controller.enqueue(toBytes(value));
      },
      async cancel(reason) {
        await iterator.return?.(reason);
      },
    },
    // Pieces are read only on demand.
    { highWaterMark: 0 },
  );
}

function toBytes(piece: unknown): Uint8Array<ArrayBuffer> {
  if (!(piece instanceof Uint8Array))
    throw new TypeError(`a body must be made of bytes (Uint8Array), not of ${typeof piece}`);
  return isPlain(piece) ? piece : new Uint8Array(piece);
}

/** Reports whether bytes are in unshared memory, as fetch requires. */
function isPlain(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}
