import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import {
  type Documents,
  documentsBy,
  type JobArguments,
  type JobName,
  type JobResult,
} from './job.ts';
import { runOutside } from './threads.ts';

/**
 * How long a transaction waits for jobs, in milliseconds: most are done by then, and to begin again
 * costs more. It is twice as long each time that the transaction begins again, so that it ends also
 * where each time brings other jobs.
 */
const patience = 20;

/** Ends a transaction that needs a job which is not done yet; it begins again when it is. */
export class NotDoneYet extends Error {
  override readonly name = 'NotDoneYet';

  constructor() {
    super('The work on a document is not done yet; the transaction begins again when it is.');
  }
}

/** Work on documents for one transaction that may begin several times. */
export interface DocumentsOutside {
  readonly documents: Documents;
  /** Says that the transaction begins. */
  begin(): void;
  /** Whether it used a job that is not done: then nothing of it holds, also where it seems well. */
  isWaiting(): boolean;
  /** Waits for those jobs, outside of the transaction. */
  done(): Promise<void>;
}

type Job<Given extends readonly unknown[], Result> = (...given: Given) => Promise<Result>;

interface Entry<Result> {
  given: readonly unknown[];
  key?: string;
  result: Promise<Result>;
  isDone: boolean;
}

/**
 * Makes the jobs fit for a transaction. Nobody else can use the database while a transaction waits,
 * so it does not: a job that takes a while ends the transaction with `NotDoneYet`, and whoever began
 * it waits, and begins it again. What was done is remembered by what it was done with.
 */
export function documentsOutside(): DocumentsOutside {
  // Requests take turns: one with many documents does not delay another that has one.
  const owner = Symbol('request');
  const unfinished = new Set<Promise<unknown>>();
  let left = 0;
  let times = 0;

  async function finish<Result>(entry: Entry<Result>): Promise<Result> {
    if (!entry.isDone && left > 0) left -= await waitFor(entry.result, left);
    if (entry.isDone) return entry.result;
    unfinished.add(entry.result);
    throw new NotDoneYet();
  }

  function remembered<Given extends readonly unknown[], Result>(
    job: Job<Given, Result>,
  ): Job<Given, Result> {
    const entries: Entry<Result>[] = [];
    return async (...given) => {
      const known = entries.length === 0 ? undefined : find(entries, given);
      if (known !== undefined) return finish(known);
      const entry: Entry<Result> = { given, result: job(...given), isDone: false };
      void noteEnd(entry);
      entries.push(entry);
      return finish(entry);
    };
  }

  const run = <Name extends JobName>(
    name: Name,
    given: JobArguments[Name],
  ): Promise<JobResult[Name]> => runOutside(owner, name, given);
  const plain = documentsBy(run);
  return {
    documents: {
      archive: remembered(plain.archive),
      certificate: remembered(plain.certificate),
      combine: remembered(plain.combine),
      deletePage: remembered(plain.deletePage),
      documentHtml: remembered(plain.documentHtml),
      drawMarks: remembered(plain.drawMarks),
      findAnchors: remembered(plain.findAnchors),
      htmlToBlocks: remembered(plain.htmlToBlocks),
      pageImage: remembered(plain.pageImage),
      portfolio: remembered(plain.portfolio),
      readDocument: remembered(plain.readDocument),
      readPdf: remembered(plain.readPdf),
      rotatePage: remembered(plain.rotatePage),
      signatureGif: remembered(plain.signatureGif),
      toPdf: remembered(plain.toPdf),
      watermark: remembered(plain.watermark),
    },
    begin() {
      unfinished.clear();
      left = patience * 2 ** times;
      times += 1;
    },
    isWaiting: () => unfinished.size > 0,
    async done() {
      await Promise.allSettled(unfinished);
    },
  };
}

/** Also keeps a job that fails while nobody waits for it from ending the process. */
async function noteEnd<Result>(entry: Entry<Result>): Promise<void> {
  await Promise.allSettled([entry.result]);
  entry.isDone = true;
}

/** The same job, by what it was called with. Keys are made only where there is a second call. */
function find<Result>(
  entries: readonly Entry<Result>[],
  given: readonly unknown[],
): Entry<Result> | undefined {
  const key = keyOf(given);
  return entries.find((entry) => (entry.key ??= keyOf(entry.given)) === key);
}

function keyOf(given: readonly unknown[]): string {
  return createHash('sha256').update(serialize(given)).digest('base64url');
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
