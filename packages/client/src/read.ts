import { lost } from './attempt.js';
import { ParseError } from './errors/parse-error.js';
import { serviceError, type ServiceError } from './errors/service-error.js';
import type { Exchange } from './exchange.js';

/** An answer, read. */
export interface Received {
  /** True for a success of the operation. */
  readonly ok: boolean;
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
  readonly response: Response;
}

/** Reports whether a status is a success. A redirect is one only if the operation documents it. */
export function isSuccess({ descriptor, response: { status } }: Exchange): boolean {
  return status >= 200 && (status < 300 || descriptor.redirect === status);
}

/**
 * Reads an answer by its media type: JSON as a value, XML too if there is a codec, other text as
 * text, the rest as a Blob, an empty body as undefined.
 */
export async function read(coming: Promise<Exchange>): Promise<Received> {
  const exchange = await coming;
  const { response, descriptor, options, request } = exchange;
  const { status, headers } = response;
  const mediaType = headers.get('content-type') ?? '';
  const isJson = /^[^;]*[/+]json\b/i.test(mediaType);
  const isXml = !isJson && /^[^;]*[/+]xml\b/i.test(mediaType);
  const isText = isJson || isXml || /^(?:text\/|$)/i.test(mediaType);
  let data: unknown;
  try {
    data = await (isText ? response.text() : response.blob());
  } catch (error) {
    throw lostIn(exchange, error);
  } finally {
    exchange.done();
  }
  if (data === '') data = undefined;
  else if (typeof data === 'string') {
    const text = data;
    const wrong = (message: string) =>
      new ParseError(descriptor.id, message, { status, text, request: request() });
    try {
      if (isJson) data = JSON.parse(text);
      if (isXml && options.xml) data = options.xml.decode(descriptor.id, status, text);
    } catch {
      // The error of a parser quotes the text, which may be secret.
      throw wrong(`the response is not valid ${isJson ? 'JSON' : 'XML'}`);
    }
    if (status < 400 && /^text\/html/i.test(mediaType))
      throw wrong('a web page answers, not the service; look at baseUrl');
  }
  if (options.validation) await options.validation.response(descriptor.id, status, data);
  return { ok: isSuccess(exchange), status, data, headers, response };
}

/** Returns the error to throw for a response that broke off. */
export function lostIn({ descriptor, request, signal }: Exchange, error: unknown): unknown {
  return lost(descriptor.id, error, signal, request, 'the response is incomplete');
}

/** The error that an answer is. */
export function createError(exchange: Exchange, answer: Received): ServiceError {
  const { descriptor, request, attempts } = exchange;
  return serviceError(descriptor.id, { ...answer, request: request(), attempts });
}

/**
 * The one place where the contract is believed: the service answers as the specs say. Who wants it
 * checked gives the client `validation`.
 */
export function trusted<Type>(value: unknown): Type {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the line that the comment above is about
  return value as Type;
}
