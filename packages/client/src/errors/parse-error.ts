import { CallError, type RequestRecord } from './countersign-error.js';

/** The answer does not match its media type, or is a page of a proxy in between. */
export class ParseError extends CallError {
  override name = 'ParseError';
  declare readonly status: number;
  /** The answer as text; not to be seen where the error is printed, since it may hold anything. */
  declare readonly text: string;

  constructor(
    operation: string,
    message: string,
    { status, text, request }: { status: number; text: string; request: RequestRecord },
  ) {
    super(operation, `${message}; \`text\` has it`, request);
    Object.assign(this, { status });
    Object.defineProperty(this, 'text', { value: text });
  }
}
