import type { Exchange } from './exchange.ts';

/** A body, without secrets. It has `text`, `base64` or `parts`, unless it is empty or no longer kept. */
export interface BodyDetails {
  /** The media type without parameters, in lower case; empty if the message has none. */
  mediaType: string;
  /** In bytes, of all of the body. */
  length: number;
  text?: string;
  /** A body that is not text. */
  base64?: string;
  /** The parts of a multipart body. */
  parts?: readonly MessageDetails[];
  /** True if only the beginning is kept: 64 kB. */
  truncated?: true;
  /** True if the body was dropped to make room for those of newer requests. */
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
  /** True if the request can be sent again, since all of its body is kept. */
  repeatable: boolean;
}
