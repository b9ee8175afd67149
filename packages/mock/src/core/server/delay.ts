import type { ServerResponse } from 'node:http';

/** The longest time that a timer of Node takes, in milliseconds. */
const longest = 2 ** 31 - 1;

/** Answers that are held back. */
export interface Delays {
  /** Calls a function after some milliseconds, unless the client went away by then. */
  hold(milliseconds: number, response: ServerResponse, release: () => void): void;
  /** Releases all at once. */
  end(): void;
}

export function createDelays(): Delays {
  const held = new Set<() => void>();
  return {
    hold(milliseconds, response, release) {
      const timer = setTimeout(finish, Math.min(milliseconds, longest));
      function finish(): void {
        clearTimeout(timer);
        held.delete(finish);
        response.off('close', finish);
        if (!response.closed) release();
      }
      held.add(finish);
      response.once('close', finish);
    },
    end() {
      for (const finish of held) finish();
    },
  };
}
