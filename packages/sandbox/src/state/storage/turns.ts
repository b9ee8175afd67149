import { failedBefore } from './errors.ts';

/** Lets some work run at once, and the rest wait. */
export interface Turns {
  /** @throws StorageFailure where its turn does not come in time */
  take<Result>(work: () => Promise<Result>): Promise<Result>;
}

/**
 * @param most largest number that run at once
 * @param longest longest time that one waits, in milliseconds
 */
export function createTurns(most: number, longest: number): Turns {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function wait(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(go), 1);
        reject(failedBefore('others have been at work for too long; wait a moment', undefined));
      }, longest);
      waiting.push(go);
    });
  }

  return {
    async take(work) {
      if (running >= most) await wait();
      else running += 1;
      try {
        return await work();
      } finally {
        // The next one gets this turn.
        const next = waiting.shift();
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}

/**
 * Runs work on the same subject one at a time.
 * @param longest the maximum wait in milliseconds
 */
export function createTurnsAbout(longest: number) {
  const things = new Map<string, { turns: Turns; users: number }>();
  return {
    /** @throws StorageFailure where its turn does not come in time */
    async take<Result>(about: string, work: () => Promise<Result>): Promise<Result> {
      const thing = things.get(about) ?? { turns: createTurns(1, longest), users: 0 };
      things.set(about, thing);
      thing.users += 1;
      try {
        return await thing.turns.take(work);
      } finally {
        thing.users -= 1;
        if (thing.users === 0) things.delete(about);
      }
    },
  };
}
