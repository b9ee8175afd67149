/** The kind of error, as a word that code can compare. */
export type ConnectErrorCode =
  | 'body-empty'
  | 'body-parsed'
  | 'event-not-in-xml'
  | 'event-unknown'
  | 'format-unknown'
  | 'json-malformed'
  | 'limit-attributes'
  | 'limit-depth'
  | 'limit-elements'
  | 'limit-size'
  | 'limit-text'
  | 'no-handler'
  | 'no-secret'
  | 'not-in-json'
  | 'not-in-xml'
  | 'not-utf8'
  | 'text-unexpected'
  | 'value-invalid'
  | 'value-missing'
  | 'value-repeated'
  | 'xml-doctype'
  | 'xml-entity'
  | 'xml-malformed'
  | 'xml-name'
  | 'xml-namespace'
  | 'xml-root';

/** A message cannot be read or written. It says what happened, where, and what to do. */
export class ConnectError extends Error {
  override name = 'ConnectError';
  readonly code: ConnectErrorCode;
  /**
   * The place: an XPath in XML, a JSON pointer in JSON and in an event to be written, `line:column`
   * if the text cannot be read at all.
   */
  readonly at: string | undefined;
  /** The remedy, in one sentence. */
  readonly advice: string;

  constructor(code: ConnectErrorCode, what: string, advice: string, at?: string, cause?: unknown) {
    // The root of the message is not worth naming as a place.
    super(`${what}${at === undefined || at === '' ? '' : ` (at ${at})`}. ${advice}`, { cause });
    this.code = code;
    this.at = at;
    this.advice = advice;
  }
}
