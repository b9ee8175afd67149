/** A request as every part of the server sees it, however it came in. */
export interface MockRequest {
  method: string;
  /** Path and query as they were sent. */
  url: string;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** Set where the body was larger than any area reads; it is then empty. */
  tooLarge?: true;
}

/** An answer on its way out. */
export interface MockResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer | string;
}

/** The media type of a Content-Type header, without its parameters; empty where there is none. */
export function mediaTypeOf(header: string | undefined): string {
  return header?.split(';')[0]?.trim().toLowerCase() ?? '';
}

export function isXml(mediaType: string): boolean {
  return /[/+]xml$/.test(mediaType);
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}

/** Whether a text has the form of a media type, `*` for either half included. */
export function isMediaType(text: string): boolean {
  return /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(text);
}
