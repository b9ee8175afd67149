import { DocumentFault } from './document-fault.ts';
import type { JobArguments, JobOutcome, ThreadJobName } from './job.ts';
import { mostThreads, mostWaiting, secondsIdle, secondsPerJob } from './limits.ts';
import { createOwnerTurns, type Owner } from './owner-turns.ts';
import { startThread, type Thread } from './thread.ts';
import { ThreadEnded } from './thread-ended.ts';

/** Threads that run jobs on documents. */
export interface Pool {
  /** @param owner the owner of the job, such as a request: owners take turns */
  run<Name extends ThreadJobName>(
    owner: Owner,
    name: Name,
    args: JobArguments[Name],
  ): Promise<JobOutcome<Name>>;
  /** Ends the threads; jobs that run or wait fail. */
  close(): Promise<void>;
}

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
  const waiting = createOwnerTurns<Waiting>();
  let isClosed = false;

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
    while (waiting.count() > 0) {
      const thread = free();
      const job = thread === undefined ? undefined : waiting.next();
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
        if (waiting.count() >= mostWaiting)
          return reject(
            new DocumentFault(
              'UNABLE_TO_LOAD_DOCUMENT',
              `${waiting.count()} other documents wait to be worked on; send the request again later.`,
            ),
          );
        waiting.add(owner, {
          cancel: reject,
          start: (thread) => thread.run(name, args).then(resolve, reject),
        });
        work();
      }),
    async close() {
      isClosed = true;
      for (const job of waiting.takeAll()) job.cancel(closed());
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
