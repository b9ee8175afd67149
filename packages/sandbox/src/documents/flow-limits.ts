import { DocumentFault } from './document-fault.ts';

/** Limits for the text of documents that users send. */
export interface FlowLimits {
  pages: number;
  characters: number;
}

/** Creates the error for a document that exceeds a limit. */
export function tooLong(limit: number, what: string): DocumentFault {
  return new DocumentFault(
    'UNABLE_TO_LOAD_DOCUMENT',
    `The document is too long. The maximum is ${limit.toLocaleString('en')} ${what}. Split it, or send it as a PDF.`,
  );
}
