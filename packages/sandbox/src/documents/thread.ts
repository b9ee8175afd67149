import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { DocumentFault } from './document-fault.ts';
import type { JobArguments, JobOutcome, JobReply, ThreadJobName, Worked } from './job.ts';
import { heapMegabytes, memoryOfJob, millisecondsBetweenLooks } from './limits.ts';
import { packed } from './buffers.ts';
import { ThreadEnded } from './thread-ended.ts';

/** A worker thread, which runs one job after the other. */
export interface Thread {
  /** Runs a job. The thread is ended where the job passes a limit. */
  run<Name extends ThreadJobName>(name: Name, args: JobArguments[Name]): Promise<JobOutcome<Name>>;
  hasEnded(): boolean;
  end(): Promise<void>;
  /** The timer that ends an idle thread. */
  ending?: NodeJS.Timeout;
}

/** The worker runs from source (`.ts`) or from the build (`.js`), like this module. */
const module = new URL(`worker${path.extname(fileURLToPath(import.meta.url))}`, import.meta.url);

/** Starts a thread. It does not keep the process from ending while it has no job. */
export function startThread({ seconds }: { seconds: number }): Thread {
  // Options of the process, such as --input-type, are not for this module.
  const worker = new Worker(module, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  worker.unref();
  let ended = false;
  let fail: ((reason: Error) => void) | undefined;
  let worked: number | undefined;
  const loaded = new Promise<void>((resolve, reject) => {
    worker.once('message', (first: Worked) => {
      ({ worked } = first);
      resolve();
    });
    fail = reject;
  });
  // The job that waits for it fails by it too.
  loaded.catch(() => {});
  worker.on('error', (error) => {
    ended = true;
    fail?.(isOutOfMemory(error) ? tooMuchMemory() : error);
  });
  worker.on('exit', () => {
    ended = true;
    fail?.(new ThreadEnded('A thread that works on documents ended; send the request again.'));
  });

  function stop(reason: Error): void {
    ended = true;
    fail?.(reason);
    void worker.terminate();
  }

  return {
    hasEnded: () => ended,
    async end() {
      ended = true;
      await worker.terminate();
    },
    async run<Name extends ThreadJobName>(name: Name, args: JobArguments[Name]) {
      const { value, buffers, bytes } = packed(args);
      let unwatch: (() => void) | undefined;
      let unlimit: (() => void) | undefined;
      worker.ref();
      try {
        // The time that a thread takes to load is not the document's.
        await loaded;
        unlimit = limitTime(worker, worked, seconds * 1000, () => stop(tooMuchTime(seconds)));
        unwatch = watch(worker, memoryOfJob(bytes), () => stop(tooMuchMemory()));
        return await new Promise<JobOutcome<Name>>((resolve, reject) => {
          fail = reject;
          worker.once('message', (reply: JobReply<Name>) => {
            ({ worked } = reply);
            if ('result' in reply) resolve(reply);
            else reject(new DocumentFault(reply.fault.code, reply.fault.message));
          });
          worker.postMessage({ name, args: value }, buffers);
        });
      } finally {
        fail = undefined;
        unlimit?.();
        unwatch?.();
        worker.unref();
      }
    },
  };
}

/** A thread of a busy machine may take as many times longer by the clock than it works. */
const mostWaiting = 10;

/**
 * Ends a job that has worked for too long. The time that the machine gives to others is not counted,
 * up to a limit, for a thread may also wait for what never comes.
 * @param before the time for which the thread had worked when the job began
 */
function limitTime(
  worker: Worker,
  before: number | undefined,
  most: number,
  stop: () => void,
): () => void {
  let isOver = false;
  const last = setTimeout(stop, most * mostWaiting);
  let timer = setTimeout(() => void look(), most);

  async function look(): Promise<void> {
    const now = await measureWork(worker);
    if (isOver) return;
    const left = before === undefined || now === undefined ? 0 : most - (now - before);
    // The time that is left can be almost zero.
    if (left > 0) timer = setTimeout(() => void look(), Math.max(left, millisecondsBetweenLooks));
    else stop();
  }

  return () => {
    isOver = true;
    clearTimeout(last);
    clearTimeout(timer);
  };
}

/**
 * Measures the time in milliseconds for which a thread has worked; undefined if Node cannot tell,
 * or the thread has ended.
 */
async function measureWork(worker: Worker): Promise<number | undefined> {
  if (!('cpuUsage' in worker)) return undefined;
  try {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1000;
  } catch {
    return undefined;
  }
}

/**
 * Looks at the memory of a thread while it runs a job. The limits that V8 knows leave out the bytes
 * of typed arrays and of WebAssembly.
 */
function watch(worker: Worker, most: number, stop: () => void): () => void {
  const before = hasHeapStatistics(worker) ? 0 : process.memoryUsage.rss();
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    const bytes = await measureMemory(worker, before);
    if (isOver) return;
    if (bytes > most) stop();
    else lookLater();
  }

  function lookLater(): void {
    timer = setTimeout(() => void look(), millisecondsBetweenLooks).unref();
  }

  lookLater();
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Before Node 22.16, threads cannot be asked, and the growth of the process has to do. */
async function measureMemory(worker: Worker, before: number): Promise<number> {
  if (!hasHeapStatistics(worker)) return process.memoryUsage.rss() - before;
  try {
    const { used_heap_size: objects, external_memory: others } = await worker.getHeapStatistics();
    return objects + others;
  } catch {
    // The thread has ended.
    return 0;
  }
}

function hasHeapStatistics(worker: object): boolean {
  return 'getHeapStatistics' in worker;
}

function isOutOfMemory(error: Error): boolean {
  return 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}

function tooMuchMemory(): DocumentFault {
  return new DocumentFault(
    'UNABLE_TO_LOAD_DOCUMENT',
    'The document needs more memory than a document may have; divide it, or save it in a simpler form.',
  );
}

function tooMuchTime(seconds: number): DocumentFault {
  return new DocumentFault(
    'UNABLE_TO_LOAD_DOCUMENT',
    `The work on the document took longer than ${seconds} seconds; divide it, or save it in a simpler form.`,
  );
}
