import type { Exchange } from './exchange.ts';

/** A body, without secrets. It has `text`, `base64` or `parts`, unless it is empty or no longer kept. */
export interface BodyDetails {
  /** Without parameters, in lower case; empty if the message does not say. */
  mediaType: string;
  /** In bytes, of all of the body. */
  length: number;
  text?: string;
  /** A body that is not text. */
  base64?: string;
  /** The parts of a multipart body. */
  parts?: readonly MessageDetails[];
  /** Whether it is only the beginning: 64 kB are kept. */
  truncated?: true;
  /** Whether nothing is kept any more: the bodies of newer requests have taken its place. */
  dropped?: true;
}

/** The headers and the body of a request, a response or a part, without secrets. */
export interface MessageDetails {
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: BodyDetails;
}

/** An exchange with all that was sent. */
export interface ExchangeDetails extends Exchange {
  /** Scheme, host and port that the caller used. */
  origin: string;
  request: MessageDetails;
  response: MessageDetails;
  /** Whether the request can be sent again: all of its body is kept. */
  repeatable: boolean;
}
