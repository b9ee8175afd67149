import type { Finding, Note, Warning } from './traffic/exchange.ts';

/** A request as every part of the server sees it, however it came in. */
export interface MockRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Scheme, host and port that the caller used, without a slash at the end. */
  origin: string;
  /** Reports whether the client has disconnected, so that the server need not finish the answer. */
  hasLeft?(): boolean;
}

/** An answer on its way out. */
export interface MockResponse {
  status: number;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer | string;
  /**
   * The body in pieces, in place of `body`: the transport writes them until they end, or the client
   * goes away. Then it calls `return`, which must also end a `next` that is pending. It is read once,
   * and not for a HEAD request.
   */
  stream?: AsyncIterable<string | Uint8Array>;
  /** The milliseconds for which the transport delays the answer. */
  delay?: number;
  /**
   * The moment at which the transport drops the connection: before the answer, or within its body.
   */
  drop?: 'before' | 'within';
  /** The result of the request; for the record, not for the caller. */
  outcome?: Outcome;
}

/** The result of a request, for the record. */
export interface Outcome {
  area?: string;
  /** The operationId of the spec. */
  operation?: string;
  findings?: readonly Finding[];
  /** Forms of the request that were not canonical, and were accepted. */
  tolerated?: readonly Note[];
  /** Values of the request that had no effect. */
  warnings?: readonly Warning[];
  /** The sentence of the error that was answered. */
  problem?: string;
  /** The requested fault, in words: `code=429`, `delay=200`. */
  fault?: string;
  /** The ID of the user who called, if the server knows it. */
  user?: string;
}

/**
 * Returns the media type of a Content-Type header, without its parameters; empty if there is none.
 */
export function parseMediaType(header: string | undefined): string {
  return header?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/.test(mediaType);
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

/** Reports whether a text has the form of a media type; `*` may stand for either half. */
export function isMediaType(text: string): boolean {
  return /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(text);
}
