import { freeBytes } from '../free-bytes.ts';
import type { MockRequest, MockResponse } from '../message.ts';

/** A body as it is kept: secrets and all. */
export interface KeptBody {
  /** All of it, or the beginning. */
  content: Buffer | string;
  /** The length of all of it in bytes, if only the beginning is kept. */
  length?: number;
}

/** A request and its response as they are kept: secrets and all. */
export interface KeptMessages {
  request: Omit<MockRequest, 'body'>;
  response: Pick<MockResponse, 'status' | 'headers' | 'outcome'>;
  /** Undefined once others have taken their place. */
  bodies: { request: KeptBody; response: KeptBody } | undefined;
}

/** The most bytes of a body that are kept. The beginning of a longer one is copied. */
export const mostOfBody = 64 * 1024;

/**
 * Keeps a request and its response. It copies only values that would otherwise keep a large body in
 * memory.
 */
export function keepMessages(
  { method, url, headers, origin, body }: MockRequest,
  response: MockResponse,
): KeptMessages {
  const { status, headers: responseHeaders, outcome } = response;
  return {
    request: { method, url, headers, origin },
    response: { status, headers: responseHeaders, ...(outcome !== undefined && { outcome }) },
    bodies: { request: keepBody(body), response: keepBody(response.body) },
  };
}

function keepBody(body: Buffer | string): KeptBody {
  if (body.length <= mostOfBody) return { content: body };
  const beginning = Buffer.from(body.slice(0, mostOfBody)).subarray(0, mostOfBody);
  return { content: beginning, length: Buffer.byteLength(body) };
}

/** Lets go of the bodies, and gives back the memory of those that were copied. */
export function dropBodies(messages: KeptMessages): void {
  const { bodies } = messages;
  if (bodies === undefined) return;
  messages.bodies = undefined;
  for (const { content, length } of [bodies.request, bodies.response])
    if (length !== undefined && typeof content !== 'string') freeBytes(content);
}

/** About how many bytes of memory bodies take. */
export function sizeOf({ bodies }: KeptMessages): number {
  return bodies === undefined ? 0 : bodies.request.content.length + bodies.response.content.length;
}

/**
 * Restores the request as it was sent; undefined if its body is no longer kept, or only its
 * beginning is.
 */
export function restoreRequest({ request, bodies }: KeptMessages): MockRequest | undefined {
  if (bodies === undefined || bodies.request.length !== undefined) return undefined;
  return { ...request, body: Buffer.from(bodies.request.content) };
}
