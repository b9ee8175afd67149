import { randomBytes } from 'node:crypto';

const block = new Uint8Array(randomBytes(65_536));

/** A document of so many bytes, made while it is read. */
export function* chunksOfSize(size: number): Generator<Uint8Array<ArrayBuffer>, void, undefined> {
  for (let left = size; left > 0; left -= block.length) yield block.slice(0, left);
}

/** Streams the same document, and creates each piece only when it is read. */
export function streamOfSize(size: number): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = chunksOfSize(size);
  return new ReadableStream(
    {
      pull(controller) {
        const { value, done } = chunks.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}
