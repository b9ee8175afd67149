import { isDeepStrictEqual } from 'node:util';
import {
  type Documents,
  documentsBy,
  type JobArguments,
  type JobName,
  type JobOutcome,
  type JobResult,
  type ThreadJobName,
} from './job.ts';
import { createKnownDocuments } from './known-documents.ts';
import { readPlainPdf } from './plain-pdf/read-plain-pdf.ts';
import type { ReplacedLetter } from './replaced-letters.ts';
import { convertOutside, runOutside } from './threads.ts';

/**
 * The base time in milliseconds for which a transaction waits for jobs: most are done by then, and
 * restarting the transaction costs more. It doubles at each restart, so that the transaction ends
 * even if each restart brings other jobs.
 */
const patience = 20;

/** The longest time that it waits, in milliseconds. */
const longestPatience = 60_000;

/**
 * The maximum number of restarts for work that needs a transaction of its own: each such work
 * restarts once.
 */
const mostFirst = 5;

/** Reads a PDF that is written plainly here, since a thread would take longer to be told of it. */
function readPlainly(...[bytes, options]: JobArguments['readDocument']) {
  const pages = options.converted === undefined ? readPlainPdf(bytes) : undefined;
  if (pages === undefined) return undefined;
  const result = { pdf: undefined, pages, isPdf: true, isPlain: false };
  return { result, replaced: [] } satisfies JobOutcome<'readDocument'>;
}

/** The files that this process has read lately, for any sandbox of it. */
const known = createKnownDocuments();

/** Ends a transaction that needs a job which is not done yet; it begins again when it is. */
export class NotDoneYet extends Error {
  override readonly name = 'NotDoneYet';

  constructor() {
    super('The work on a document is not finished yet. The transaction is repeated when it is.');
  }
}

/** One for all: to note where it was thrown takes longer than to throw it. */
const notDoneYet = new NotDoneYet();

/** Work on documents for one transaction that may begin several times. */
export interface DocumentsOutside {
  getDocuments(): Documents;
  /**
   * Ends the transaction, which begins again after some work that needs a transaction of its own.
   * If the work fails, the transaction fails with its error.
   * @throws Error if the transaction requests such work too often, which would never end
   */
  runFirst(work: () => Promise<unknown>): never;
  /** Starts the transaction again once some work has settled. */
  waitFor(work: Promise<unknown>): void;
  /** Forgets what an attempt waited for; `begin` does so too. */
  forget(): void;
  /** Marks the beginning of the transaction. */
  begin(): void;
  /** Listens for the letters that jobs of the transaction cannot write, until it begins again. */
  onReplaced(listener: (letters: readonly ReplacedLetter[]) => void): void;
  /**
   * Returns true if it used an unfinished job: then its result is invalid, even without an error.
   */
  isWaiting(): boolean;
  /** Waits for those jobs, outside of the transaction. */
  done(): Promise<void>;
}

/** A call of a job, with its outcome. */
interface Entry<Name extends JobName> {
  args: JobArguments[Name];
  outcome: Promise<JobOutcome<Name>>;
  isDone: boolean;
}

/**
 * Adapts the jobs to transactions. A transaction must not wait, as no other work can use the
 * database meanwhile: a long job ends the transaction with `NotDoneYet`, and its caller waits and
 * starts it again. Results are remembered by the input of the job.
 * @param hasLeft reports whether no client waits for the result any more
 */
function documentsOutside(hasLeft?: () => boolean): DocumentsOutside {
  // Requests take turns: one with many documents does not delay another that has one.
  const owner = Symbol('request');
  const unfinished = new Set<Promise<unknown>>();
  let first: Promise<unknown> | undefined;
  let timesFirst = 0;
  let left = 0;
  let times = 0;
  let listener: ((letters: readonly ReplacedLetter[]) => void) | undefined;

  const entries: { [Name in JobName]?: Map<string, Entry<Name>[]> } = {};

  async function finish<Name extends JobName>(entry: Entry<Name>): Promise<JobResult[Name]> {
    if (!entry.isDone && left > 0) left -= await waitFor(entry.outcome, left);
    if (entry.isDone) {
      const { result, replaced } = await entry.outcome;
      if (replaced.length > 0) listener?.(replaced);
      return result;
    }
    unfinished.add(entry.outcome);
    throw notDoneYet;
  }

  async function once<Name extends JobName>(
    name: Name,
    args: JobArguments[Name],
    start: () => Promise<JobOutcome<Name>>,
  ): Promise<JobResult[Name]> {
    const all: Map<string, Entry<Name>[]> = (entries[name] ??= new Map());
    const key = JSON.stringify(args.map(sketch));
    const alike = all.get(key) ?? [];
    all.set(key, alike);
    // Bytes are compared as they are: to hash them took longer, and was due again each time.
    const begun = alike.find((entry) => isDeepStrictEqual(entry.args, args));
    if (begun !== undefined) return finish(begun);
    const entry: Entry<Name> = { args, outcome: start(), isDone: false };
    void noteEnd(entry);
    alike.push(entry);
    return finish(entry);
  }

  const run = <Name extends ThreadJobName>(name: Name, args: JobArguments[Name]) =>
    once(name, args, () => runOutside(owner, name, args));

  function forget(): void {
    unfinished.clear();
    first = undefined;
  }

  function createDocuments(): Documents {
    const documents = documentsBy(run, (...args) =>
      once('convertByOffice', args, () => convertOutside(owner, args, hasLeft)),
    );
    return { ...documents, readDocument };
  }

  let documents: Documents | undefined;

  /** Reads a file where it is known or written plainly, which needs no thread, and else in one. */
  async function readDocument(...args: JobArguments['readDocument']) {
    const found = known.find(args);
    if (found !== undefined) return found.result;
    const plain = readPlainly(...args);
    if (plain !== undefined) {
      known.keep(args, plain);
      return plain.result;
    }
    return once('readDocument', args, async () => {
      const outcome = await runOutside(owner, 'readDocument', args);
      known.keep(args, outcome);
      return outcome;
    });
  }

  return {
    // Most transactions have no work on documents.
    getDocuments: () => (documents ??= createDocuments()),
    runFirst(work) {
      if (first === undefined) {
        timesFirst += 1;
        if (timesFirst > mostFirst)
          throw new Error(
            `A transaction asked ${mostFirst} times for work that was done before it.`,
          );
        first = work();
      }
      // Its caller gets the error; until then an unhandled rejection must not end the process.
      first.catch(() => {});
      throw notDoneYet;
    },
    waitFor: (work) => void unfinished.add(work),
    begin() {
      listener = undefined;
      forget();
      left = Math.min(patience * 2 ** times, longestPatience);
      times += 1;
    },
    forget,
    onReplaced(use) {
      listener = use;
    },
    isWaiting: () => unfinished.size > 0 || first !== undefined,
    async done() {
      await Promise.allSettled(unfinished);
      await first;
    },
  };
}

/**
 * Runs a transaction that works on documents, and runs it again when the jobs that it needs are
 * done, as often as it needs others.
 * @param attempt runs the transaction, which calls `begin` when it begins; where it then waits for a
 *   job, neither its result nor its error counts
 * @param hasLeft reports whether no client waits for the result any more
 * @param ahead begins jobs that the transaction will need; their errors count only there
 */
export async function withDocuments<Result>(
  attempt: (outside: DocumentsOutside) => Promise<Result>,
  hasLeft?: () => boolean,
  ahead?: (documents: Documents) => Promise<void>,
): Promise<Result> {
  const outside = documentsOutside(hasLeft);
  if (ahead !== undefined) await workAhead(outside, ahead);
  for (;;) {
    // An attempt that fails before it begins, as where the database was closed, waits for nothing.
    outside.forget();
    try {
      const result = await attempt(outside);
      if (!outside.isWaiting()) return result;
    } catch (error) {
      if (!outside.isWaiting()) throw error;
    }
    await outside.done();
  }
}

/** Does jobs before the transaction begins, as often as some of them need the results of others. */
async function workAhead(
  outside: DocumentsOutside,
  ahead: (documents: Documents) => Promise<void>,
): Promise<void> {
  do {
    await outside.done();
    outside.forget();
    // The transaction meets the same error, after all that is checked before.
    await ahead(outside.getDocuments()).catch(() => {});
  } while (outside.isWaiting());
}

/** The number of characters of a text that its sketch shows. */
const sketchedText = 100;

/** Describes a value in a text that is equal for equal values, without reading bytes or lists. */
function sketch(value: unknown): string {
  if (typeof value === 'string') return `${value.length} ${value.slice(0, sketchedText)}`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Uint8Array) return `${value.length} bytes`;
  if (Array.isArray(value)) return `${value.length} items`;
  return JSON.stringify(Object.values(value).map(sketch));
}

/** Also keeps a job that fails while no caller waits for it from ending the process. */
async function noteEnd(
  entry: Pick<Entry<JobName>, 'isDone'> & { outcome: Promise<unknown> },
): Promise<void> {
  await Promise.allSettled([entry.outcome]);
  entry.isDone = true;
}

/** Waits for a job, but not longer than some milliseconds; gives how many those were. */
async function waitFor(job: Promise<unknown>, most: number): Promise<number> {
  const start = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise((resolve) => {
    timer = setTimeout(resolve, most);
  });
  await Promise.race([job.catch(() => {}), enough]);
  clearTimeout(timer);
  return performance.now() - start;
}
