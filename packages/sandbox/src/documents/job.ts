import type { DocumentFaultCode } from './document-fault.ts';
import type { jobs } from './jobs.ts';
import type { ReplacedLetter } from './replaced-letters.ts';

type ThreadJobs = typeof jobs;

/** The functions that run outside, in a worker thread or a process. */
interface Jobs extends ThreadJobs {
  /**
   * Has LibreOffice convert a document, in a process of its own.
   * @param extension an extension that files of this kind can have
   * @param program the program of LibreOffice
   * @returns the PDF; undefined where LibreOffice cannot make one
   */
  convertByOffice(
    bytes: Uint8Array,
    extension: string,
    program: string,
  ): Promise<Uint8Array | undefined>;
}

/** The name of a function that runs outside. */
export type JobName = keyof Jobs;

/** The name of a function that runs in a worker thread. */
export type ThreadJobName = keyof ThreadJobs;

/** The arguments of each job. */
export type JobArguments = { [Name in JobName]: Parameters<Jobs[Name]> };

/** The result of each job. */
export type JobResult = { [Name in JobName]: Awaited<ReturnType<Jobs[Name]>> };

/** The jobs as the threads call them. */
export type JobTable = {
  [Name in ThreadJobName]: (
    ...args: JobArguments[Name]
  ) => JobResult[Name] | Promise<JobResult[Name]>;
};

/** The jobs as everyone else calls them: they run elsewhere and take a while. */
export type Documents = {
  [Name in JobName]: (...args: JobArguments[Name]) => Promise<JobResult[Name]>;
};

/** The result of a job, and the characters that it had to replace. */
export interface JobOutcome<Name extends JobName> {
  result: JobResult[Name];
  replaced: readonly ReplacedLetter[];
}

/** Runs a job in a worker thread. */
export type RunJob = <Name extends ThreadJobName>(
  name: Name,
  args: JobArguments[Name],
) => Promise<JobResult[Name]>;

/** The message that asks a thread for a job. */
export interface JobCall<Name extends ThreadJobName> {
  name: Name;
  args: JobArguments[Name];
}

/** The message that a thread answers with. Classes of errors do not survive the way. */
export type JobReply<Name extends ThreadJobName> = (
  | JobOutcome<Name>
  | { fault: { code: DocumentFaultCode; message: string } }
) &
  Worked;

/** The time for which a thread has worked since it began, which each of its messages tells. */
export interface Worked {
  /** In milliseconds; undefined where Node cannot tell. */
  worked: number | undefined;
}

/** The functions on documents, each of them run in some way. */
export function documentsBy(run: RunJob, convertByOffice: Documents['convertByOffice']): Documents {
  return {
    convertByOffice,
    archive: (...args) => run('archive', args),
    certificate: (...args) => run('certificate', args),
    combine: (...args) => run('combine', args),
    createConnectCertificates: (...args) => run('createConnectCertificates', args),
    createSealKey: (...args) => run('createSealKey', args),
    deletePage: (...args) => run('deletePage', args),
    documentHtml: (...args) => run('documentHtml', args),
    drawMarks: (...args) => run('drawMarks', args),
    fillForm: (...args) => run('fillForm', args),
    flattenForm: (...args) => run('flattenForm', args),
    findAnchors: (...args) => run('findAnchors', args),
    flowHtml: (...args) => run('flowHtml', args),
    flowPdf: (...args) => run('flowPdf', args),
    generateDocument: (...args) => run('generateDocument', args),
    htmlToBlocks: (...args) => run('htmlToBlocks', args),
    officeExtension: (...args) => run('officeExtension', args),
    pageImage: (...args) => run('pageImage', args),
    portfolio: (...args) => run('portfolio', args),
    readDocument: (...args) => run('readDocument', args),
    readFormFields: (...args) => run('readFormFields', args),
    readPdf: (...args) => run('readPdf', args),
    readTemplateFields: (...args) => run('readTemplateFields', args),
    rotatePage: (...args) => run('rotatePage', args),
    seal: (...args) => run('seal', args),
    signableHtml: (...args) => run('signableHtml', args),
    signatureGif: (...args) => run('signatureGif', args),
    toPdf: (...args) => run('toPdf', args),
    watermark: (...args) => run('watermark', args),
  };
}
