import { Socket } from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket that sends all data written within one turn of the event loop at once, so that a
 * transaction begins and sends its first query in one system call.
 */
export class OneWriteSocket extends Socket {
  #isHeld = false;

  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | Written,
    written?: Written,
  ): boolean {
    this.#hold();
    if (typeof encoding === 'string') return super.write(chunk, encoding, written);
    return super.write(chunk, encoding ?? written);
  }

  #hold(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.uncork();
    });
  }
}
