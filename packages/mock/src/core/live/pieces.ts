/** Pieces of a body that are added one by one, for one reader. */
export interface Pieces extends AsyncIterator<string, undefined> {
  /** Adds a piece; nothing once it has ended. */
  add(piece: string): void;
  /** Ends it at once, also while the reader waits. */
  return(): Promise<IteratorReturnResult<undefined>>;
}

/** The number of pieces that may wait for a slow reader; with one more, its stream ends. */
const mostWaiting = 1000;

const end: IteratorReturnResult<undefined> = { done: true, value: undefined };

/**
 * Creates an empty list of pieces.
 * @param onEnd is called once, when it ends
 */
export function createPieces(onEnd: () => void): Pieces {
  const waiting: string[] = [];
  let resume: ((result: IteratorResult<string, undefined>) => void) | undefined;
  let ended = false;

  function finish(): void {
    if (ended) return;
    ended = true;
    waiting.length = 0;
    resume?.(end);
    onEnd();
  }

  return {
    add(piece) {
      if (ended) return;
      if (resume !== undefined) {
        resume({ done: false, value: piece });
        resume = undefined;
      } else if (waiting.length < mostWaiting) waiting.push(piece);
      else finish();
    },
    next() {
      if (ended) return Promise.resolve(end);
      const value = waiting.shift();
      if (value !== undefined) return Promise.resolve({ done: false, value });
      return new Promise((resolve) => {
        resume = resolve;
      });
    },
    return() {
      finish();
      return Promise.resolve(end);
    },
  };
}
