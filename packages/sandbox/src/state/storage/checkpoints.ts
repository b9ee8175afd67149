import { closeSync, openSync, readSync } from 'node:fs';
import { endianness } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';

/** Copies of the write-ahead log of SQLite into the database, made in a thread of their own. */
export interface Checkpoints {
  /** Begins a copy if the log has grown enough since the last one. */
  noteCommit(): void;
  /** Waits for the copy that runs, and ends the thread. */
  close(): Promise<void>;
  /** Lets the files go, after SQLite has closed the database. */
  release(): void;
}

/**
 * The bytes of the write-ahead log from which on it is copied into the database. Each copy waits for
 * the disk, and pages that many requests change are copied once.
 */
export const logSize = 16 * 1024 * 1024;

/** The least time in milliseconds between two looks at how much the log has. */
const betweenLooks = 20;

/** The thread runs from source (`.ts`) or from the build (`.js`), like this module. */
const thread = new URL(
  `checkpoint-thread${path.extname(fileURLToPath(import.meta.url))}`,
  import.meta.url,
);

/** The thread has next to no objects. */
const smallHeap = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 };

/**
 * Creates the copies of a database file. The thread starts with the first one.
 * @param holdWrites runs work while no transaction does
 */
export function createCheckpoints(
  file: string,
  holdWrites: (work: () => Promise<void>) => Promise<void>,
): Checkpoints {
  let worker: Worker | undefined;
  let copying: Promise<void> | undefined;
  /** The size of the log from which on the next copy begins. */
  let next = logSize;
  let looked = Number.NEGATIVE_INFINITY;
  let isClosed = false;
  const log = openIndex(file);

  function start(): Worker {
    const started = new Worker(thread, {
      execArgv: [],
      workerData: file,
      resourceLimits: smallHeap,
    });
    started.unref();
    return started;
  }

  /** Has the thread copy once; ends also if the thread fails, since SQLite copies a longer log itself. */
  function copyOnce(): Promise<void> {
    const current = (worker ??= start());
    return new Promise((resolve) => {
      const end = () => {
        current.off('message', end).off('exit', forget).off('error', forget);
        resolve();
      };
      const forget = () => {
        worker = undefined;
        end();
      };
      current.on('message', end).on('exit', forget).on('error', forget);
      current.postMessage(undefined, []);
    });
  }

  async function copy(): Promise<void> {
    await copyOnce();
    if (isClosed) return;
    // Only a log that is copied whole starts over. Those who write now wait for what was added
    // during the first copy, which is little.
    await holdWrites(copyOnce);
    next = log.size() + logSize;
  }

  return {
    noteCommit() {
      const now = performance.now();
      if (copying !== undefined || isClosed || now - looked < betweenLooks) return;
      looked = now;
      const size = log.size();
      // It started over.
      if (size < logSize) next = logSize;
      if (size >= next) copying = copy().finally(() => void (copying = undefined));
    },
    async close() {
      isClosed = true;
      await copying;
      await worker?.terminate();
    },
    release: () => log.close(),
  };
}

/** The places in the index of the log of the size of a page, and of the number of pages in the log. */
const pageSizeAt = 14;
const pagesAt = 16;

/** The index of the log, a file of SQLite (https://sqlite.org/walformat.html, 2.1). */
interface LogIndex {
  /**
   * Reads how many bytes of the log hold pages. The file of the log does not tell: it keeps its size
   * when it starts over.
   */
  size(): number;
  /**
   * Closes the file. That ends all locks that this process has on it, those of SQLite too, so that it
   * must come after SQLite has closed its own.
   */
  close(): void;
}

function openIndex(file: string): LogIndex {
  const header = new DataView(new ArrayBuffer(pagesAt + 4));
  let index: number | undefined;

  function open(): number | undefined {
    try {
      return openSync(`${file}-shm`, 'r');
    } catch {
      return undefined;
    }
  }

  return {
    size() {
      index ??= open();
      if (index === undefined) return 0;
      readSync(index, header, 0, header.byteLength, 0);
      const pageSize = header.getUint16(pageSizeAt, isLittle);
      // The largest size does not fit.
      return header.getUint32(pagesAt, isLittle) * (pageSize === 1 ? 2 ** 16 : pageSize);
    },
    close() {
      if (index !== undefined) closeSync(index);
      index = undefined;
    },
  };
}

/** The index has the byte order of the machine. */
const isLittle = endianness() === 'LE';
