import { DocumentFault } from './document-fault.ts';
import type { JobArguments, JobName, JobOutcome } from './job.ts';
import { mostThreads, mostWaiting, secondsIdle, secondsPerJob } from './limits.ts';
import { startThread, type Thread, ThreadEnded } from './thread.ts';

/** Threads that run jobs on documents. */
export interface Pool {
  /** @param owner whose job it is, such as a request: owners take turns */
  run<Name extends JobName>(
    owner: Owner,
    name: Name,
    args: JobArguments[Name],
  ): Promise<JobOutcome<Name>>;
  /** Ends the threads; jobs that run or wait fail. */
  close(): Promise<void>;
}

/** The owner of jobs; jobs of different owners take turns. */
export type Owner = string | symbol;

/** Options that override the limits. */
export interface PoolOptions {
  seconds?: number;
  threads?: number;
}

interface Waiting {
  start(thread: Thread): Promise<void>;
  cancel(reason: Error): void;
}

/**
 * Creates a pool. Threads start when there is work for them, end after a while without, and are
 * replaced when a job has ended its thread. They never keep the process from ending.
 */
export function createPool({
  seconds = secondsPerJob,
  threads: most = mostThreads,
}: PoolOptions = {}): Pool {
  const all = new Set<Thread>();
  const idle: Thread[] = [];
  /** Owners in the order of their turns; none without a job. */
  const waiting = new Map<Owner, Waiting[]>();
  let count = 0;
  let isClosed = false;

  function next(): Waiting | undefined {
    for (const [owner, [first, ...others]] of waiting) {
      waiting.delete(owner);
      if (others.length > 0) waiting.set(owner, others);
      count -= 1;
      return first;
    }
    return undefined;
  }

  function free(): Thread | undefined {
    for (let kept = idle.pop(); kept !== undefined; kept = idle.pop()) {
      clearTimeout(kept.ending);
      if (!kept.hasEnded()) return kept;
      // The thread ended while it had no job.
      all.delete(kept);
    }
    if (all.size >= most) return undefined;
    const thread = startThread({ seconds });
    all.add(thread);
    return thread;
  }

  function work(): void {
    while (count > 0) {
      const thread = free();
      const job = thread === undefined ? undefined : next();
      if (thread === undefined || job === undefined) return;
      void workOn(job, thread);
    }
  }

  async function workOn(job: Waiting, thread: Thread): Promise<void> {
    await job.start(thread);
    rest(thread);
    work();
  }

  function rest(thread: Thread): void {
    if (thread.hasEnded()) {
      all.delete(thread);
      return;
    }
    idle.push(thread);
    thread.ending = setTimeout(() => {
      idle.splice(idle.indexOf(thread), 1);
      all.delete(thread);
      void thread.end();
    }, secondsIdle * 1000);
    thread.ending.unref();
  }

  return {
    run: (owner, name, args) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(closed());
        if (count >= mostWaiting)
          return reject(
            new DocumentFault(
              'UNABLE_TO_LOAD_DOCUMENT',
              `${count} other documents wait to be worked on; send the request again later.`,
            ),
          );
        const line = waiting.get(owner);
        const job: Waiting = {
          cancel: reject,
          start: (thread) => thread.run(name, args).then(resolve, reject),
        };
        if (line === undefined) waiting.set(owner, [job]);
        else line.push(job);
        count += 1;
        work();
      }),
    async close() {
      isClosed = true;
      for (const line of waiting.values()) for (const job of line) job.cancel(closed());
      waiting.clear();
      count = 0;
      await Promise.all(
        [...all].map((thread) => {
          clearTimeout(thread.ending);
          return thread.end();
        }),
      );
    },
  };
}

function closed(): Error {
  return new ThreadEnded('The sandbox was closed before the work on a document was done.');
}
