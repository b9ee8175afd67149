import { readAnswer } from './answer.js';
import { encodeBody } from './body.js';
import type { OperationDescriptor } from './descriptor.js';
import type { AnyInput, Input, OperationType, RawInput } from './input.js';
import type { Result } from './result.js';
import { buildUrl } from './url.js';

/** How a client reaches the service. */
export interface ClientOptions {
  /** Where the operations are, with or without a trailing `/restapi`. */
  baseUrl: string;
  /** The access token, or a function that gets one for each call. */
  token?: string | (() => string | Promise<string>);
  /** Used instead of the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

/** Sends operations to one service in the name of one token. It holds no other state. */
export interface Client {
  /** Sends an operation and reads the answer by its media type. */
  send<Type extends OperationType>(
    descriptor: OperationDescriptor,
    input: Input<Type> | undefined,
  ): Promise<Result<Type>>;
  /**
   * Sends an operation with the body and the headers exactly as given, and returns the standard
   * `Response` unread. For XML, for streams, and for whoever wants to send what is wrong.
   */
  request(descriptor: OperationDescriptor, input: RawInput): Promise<Response>;
}

/** Makes a client. Two of them share nothing. */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, token, fetch = globalThis.fetch } = options;

  async function request(descriptor: OperationDescriptor, input: RawInput): Promise<Response> {
    const headers = new Headers(input.headers);
    const bearer = typeof token === 'function' ? await token() : token;
    if (bearer !== undefined && !headers.has('authorization'))
      headers.set('authorization', `Bearer ${bearer}`);
    return fetch(buildUrl(baseUrl, descriptor, input), {
      method: descriptor.method,
      headers,
      body: input.body ?? null,
      // A redirect is an answer here: the authorization code stands in its Location.
      redirect: 'manual',
    });
  }

  return {
    request,
    async send<Type extends OperationType>(
      descriptor: OperationDescriptor,
      input: Input<Type> | undefined,
    ): Promise<Result<Type>> {
      const { path, query, header, body, contentType }: AnyInput = input ?? {};
      const { encoded, headers } = encodeBody(descriptor, body, contentType);
      const response = await request(descriptor, {
        path: isRecord(path) ? path : undefined,
        query: isRecord(query) ? query : undefined,
        headers: { accept: 'application/json, */*;q=0.5', ...textOf(header), ...headers },
        body: encoded,
      });
      return readAnswer<Type>(response);
    },
  };
}

function textOf(values: unknown): Record<string, string> {
  if (!isRecord(values)) return {};
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
