import type { DocumentFaultCode } from './document-fault.ts';
import type { jobs } from './jobs.ts';

type Jobs = typeof jobs;

/** The name of a function that runs in a worker thread. */
export type JobName = keyof Jobs;

/** What each job is called with. */
export type JobArguments = { [Name in JobName]: Parameters<Jobs[Name]> };

/** What each job gives. */
export type JobResult = { [Name in JobName]: Awaited<ReturnType<Jobs[Name]>> };

/** The jobs as the threads call them. */
export type JobTable = {
  [Name in JobName]: (...given: JobArguments[Name]) => JobResult[Name] | Promise<JobResult[Name]>;
};

/** The jobs as everyone else calls them: they run elsewhere and take a while. */
export type Documents = {
  [Name in JobName]: (...given: JobArguments[Name]) => Promise<JobResult[Name]>;
};

/** Runs a job. */
export type RunJob = <Name extends JobName>(
  name: Name,
  given: JobArguments[Name],
) => Promise<JobResult[Name]>;

/** The message that asks a thread for a job. */
export interface JobCall<Name extends JobName> {
  name: Name;
  given: JobArguments[Name];
}

/** What a thread says when it has loaded, before it takes jobs. */
export const ready = 'ready';

/** The message that a thread answers with. Classes of errors do not survive the way. */
export type JobReply<Name extends JobName> =
  | { result: JobResult[Name] }
  | { fault: { code: DocumentFaultCode; message: string } };

/** The functions on documents, each of them run in some way. */
export function documentsBy(run: RunJob): Documents {
  return {
    archive: (...given) => run('archive', given),
    certificate: (...given) => run('certificate', given),
    combine: (...given) => run('combine', given),
    deletePage: (...given) => run('deletePage', given),
    documentHtml: (...given) => run('documentHtml', given),
    drawMarks: (...given) => run('drawMarks', given),
    findAnchors: (...given) => run('findAnchors', given),
    htmlToBlocks: (...given) => run('htmlToBlocks', given),
    pageImage: (...given) => run('pageImage', given),
    portfolio: (...given) => run('portfolio', given),
    readDocument: (...given) => run('readDocument', given),
    readPdf: (...given) => run('readPdf', given),
    rotatePage: (...given) => run('rotatePage', given),
    signatureGif: (...given) => run('signatureGif', given),
    toPdf: (...given) => run('toPdf', given),
    watermark: (...given) => run('watermark', given),
  };
}
