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
 * What is sent as it is, where the contract wants a file. Streams of Node are an AsyncIterable. What
 * comes piece by piece is sent once and not retried.
 */
export type BinaryBody =
  | string
  | BlobLike
  | Uint8Array<ArrayBuffer>
  | ArrayBuffer
  | ReadableStream<Uint8Array<ArrayBuffer>>
  | AsyncIterable<Uint8Array>;

/** Whether something comes piece by piece, and is no stream of the web yet. */
export function isIterable(body: unknown): body is AsyncIterable<unknown> {
  return (
    typeof body === 'object' &&
    body !== null &&
    Symbol.asyncIterator in body &&
    !(body instanceof ReadableStream)
  );
}

/** A stream of what comes piece by piece. It fails with a TypeError at a piece that is no bytes. */
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
    // Nothing is read before it is wanted.
    { highWaterMark: 0 },
  );
}

function toBytes(piece: unknown): Uint8Array<ArrayBuffer> {
  if (!(piece instanceof Uint8Array))
    throw new TypeError(`a body must be made of bytes (Uint8Array), not of ${typeof piece}`);
  return isPlain(piece) ? piece : new Uint8Array(piece);
}

/** Whether bytes stand in memory that nobody shares, as fetch wants them. */
function isPlain(bytes: Uint8Array): bytes is Uint8Array<ArrayBuffer> {
  return bytes.buffer instanceof ArrayBuffer;
}
