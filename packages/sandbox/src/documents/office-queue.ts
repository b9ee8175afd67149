import { DocumentFault } from './document-fault.ts';
import { limits, millisecondsBetweenLooks } from './limits.ts';
import { createOwnerTurns, type Owner } from './owner-turns.ts';
import { ThreadEnded } from './thread-ended.ts';

/** The conversions by LibreOffice of this process, one at a time. */
export interface OfficeQueue {
  /**
   * @param hasLeft reports whether no client waits for the result any more: it is then not begun, or ended
   * @returns the PDF; undefined where LibreOffice cannot make one, or the client has left
   */
  run(owner: Owner, convert: Convert, hasLeft?: () => boolean): Promise<Uint8Array | undefined>;
  /** Ends the one that runs; those that wait fail. */
  close(): Promise<void>;
}

/** Has LibreOffice convert a document, until the signal ends it. */
type Convert = (signal: AbortSignal) => Promise<Uint8Array | undefined>;

interface Waiting {
  run(): Promise<void>;
  fail(reason: Error): void;
}

/**
 * Creates the queue. LibreOffice is a process that takes seconds: it has no thread, so that other
 * documents need not wait for it, and no second one beside it, since both would take twice as long.
 */
export function createOfficeQueue(): OfficeQueue {
  const waiting = createOwnerTurns<Waiting>();
  const closing = new AbortController();
  let running: Promise<void> | undefined;

  async function work(): Promise<void> {
    for (let job = waiting.next(); job !== undefined; job = waiting.next()) await job.run();
    running = undefined;
  }

  async function runWhileAwaited(
    convert: Convert,
    hasLeft: () => boolean,
  ): Promise<Uint8Array | undefined> {
    const leaving = new AbortController();
    const looks = setInterval(() => {
      if (hasLeft()) leaving.abort();
    }, millisecondsBetweenLooks).unref();
    try {
      const signal = AbortSignal.any([closing.signal, leaving.signal]);
      return hasLeft() || signal.aborted ? undefined : await convert(signal);
    } finally {
      clearInterval(looks);
    }
  }

  return {
    run: (owner, convert, hasLeft = () => false) =>
      new Promise((resolve, reject) => {
        if (waiting.count() >= limits.officeWaiting)
          return reject(
            new DocumentFault(
              'UNABLE_TO_LOAD_DOCUMENT',
              `${waiting.count()} other documents wait for LibreOffice; send the request again later, or the document as a PDF.`,
            ),
          );
        waiting.add(owner, {
          fail: reject,
          run: () => runWhileAwaited(convert, hasLeft).then(resolve, reject),
        });
        running ??= work();
      }),
    async close() {
      closing.abort();
      const reason = new ThreadEnded(
        'The sandbox was closed before LibreOffice had converted a document.',
      );
      for (const job of waiting.takeAll()) job.fail(reason);
      await running;
    },
  };
}
