/**
 * The pieces of a body as a stream of the web, which ends them when it is cancelled.
 * @param signal ends the stream with an error
 */
export function toReadable(
  stream: AsyncIterable<string | Uint8Array>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  let abort: (() => void) | undefined;
  async function finish(): Promise<void> {
    if (abort !== undefined) signal.removeEventListener('abort', abort);
    await pieces.return?.();
  }
  return new ReadableStream({
    start(controller) {
      abort = () => {
        controller.error(signal.reason);
        void finish();
      };
      signal.addEventListener('abort', abort, { once: true });
    },
    async pull(controller) {
      const { value, done } = await pieces.next();
      if (signal.aborted) return;
      if (done === true) {
        await finish();
        controller.close();
      } else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value);
    },
    cancel: finish,
  });
}
