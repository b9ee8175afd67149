/** The codes of the service for documents that it cannot work with. */
export type DocumentFaultCode =
  | 'ANCHOR_TAG_PROCESSING_FAILURE'
  | 'INVALID_REQUEST_PARAMETER'
  | 'PAGE_IMAGE_NOT_FOUND'
  | 'UNABLE_TO_LOAD_DOCUMENT'
  | 'UNSUPPORTED_PDF_CONTENT';

/**
 * An error about a document, or about a request for it. The message says what is wrong, where, and
 * what to do.
 */
export class DocumentFault extends Error {
  override readonly name = 'DocumentFault';
  readonly code: DocumentFaultCode;

  constructor(code: DocumentFaultCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
