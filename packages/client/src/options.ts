import type { Hooks } from './hooks.js';
import type { SharedParameter } from './input.js';
import type { Middleware } from './middleware.js';
import type { RetryOptions } from './retry.js';

/** A source of access tokens; `@countersign/client/auth` has the usual ones. */
export interface TokenSource {
  /**
   * A token that is good for one more call. However many calls ask at once, the source gets a new
   * one no more than once.
   */
  token(signal?: AbortSignal): string | Promise<string>;
  /**
   * Called when the service answered 401 to this token. True where `token` may now give another
   * one, with which the call is then sent once more.
   */
  refused?(token: string): boolean | Promise<boolean>;
}

/** Writes and reads XML; `xmlCodec` of `@countersign/client/xml` makes one. */
export interface XmlCodec {
  /** Writes the body of an operation. */
  encode(operation: string, body: object): string;
  /** Reads an answer of an operation with this status. */
  decode(operation: string, status: number, text: string): unknown;
}

/**
 * Validates requests and responses; `validation` of `@countersign/client/validation` creates one.
 */
export interface Validation {
  /** Rejects with a `ValidationError` where the request does not fit. */
  request(operation: string, input: ValidatedInput): Promise<void>;
  /** Rejects with a `ValidationError` where the answer does not fit. */
  response(operation: string, status: number, data: unknown): Promise<void>;
}

/** The parts of a request that validation looks at, as the caller gave them. */
export interface ValidatedInput {
  readonly path: object;
  readonly query: object | undefined;
  readonly header: object | undefined;
  readonly body: unknown;
}

/** Options for a client as a whole or for one call. */
export interface CallOptions {
  /** Ends the call, also while it waits for its next attempt; it then rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds for one attempt, to the end of the answer; for streams, to its headers. 60,000 by default; 0 is for ever. */
  attemptTimeout?: number | undefined;
  /** Milliseconds for the call with all its attempts. 0, the default, is for ever. */
  timeout?: number | undefined;
  /** The number and timing of retries; `false` for none. */
  retry?: RetryOptions | false | undefined;
  /** Headers of the request. A header of the operation itself overrides one of the same name. */
  headers?: Readonly<Record<string, string>> | undefined;
  /** The media type to request, such as `application/xml`. JSON is preferred by default. */
  accept?: string | undefined;
  /** The access token, or a source of tokens. */
  token?: string | (() => string | Promise<string>) | TokenSource | undefined;
  /** A replacement for the global `fetch`. */
  fetch?: typeof globalThis.fetch | undefined;
  /** Middleware around each attempt; that of the client is outside that of the call. */
  use?: readonly Middleware[] | undefined;
  /**
   * Called for every attempt, those of the client before those of the call. The call throws any
   * error that they throw.
   */
  hooks?: Hooks | undefined;
  /** Off where absent, or `false` for one call. */
  validation?: Validation | false | undefined;
  /** Needed for bodies and answers in XML as data; without it XML is text. */
  xml?: XmlCodec | undefined;
}

/** Options of a client. Options of a single call override them. */
export interface ClientOptions extends CallOptions {
  /**
   * The URL in front of the paths of the operations. Each area has its own host. For development:
   * `https://demo.docusign.net/restapi` for esign-v2.1 and esign-v2,
   * `https://demo.docusign.net` for click,
   * `https://demo.rooms.docusign.com/restapi` for rooms-v2,
   * `https://api-d.docusign.net/management` for admin-v2,
   * `https://apps-d.docusign.com` for webforms, `https://lens-d.docusign.net` for monitor,
   * `https://api-d.docusign.com` for maestro, navigator, workspaces and connected-fields, and
   * `https://account-d.docusign.com` for oauth.
   */
  baseUrl: string;
  /** Path parameters for calls that leave them out. */
  path?: { readonly [Name in SharedParameter]?: string | undefined } | undefined;
}
