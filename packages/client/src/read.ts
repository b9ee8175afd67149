import { lost } from './attempt.js';
import { ParseError } from './errors/parse-error.js';
import { serviceError, type ServiceError } from './errors/service-error.js';
import type { Exchange } from './exchange.js';

/** An answer, read. */
export interface Received {
  readonly status: number;
  readonly data: unknown;
  readonly headers: Headers;
  readonly response: Response;
}

/** Whether a status is a success. A redirect is one only where the operation documents it. */
export function isSuccess({ descriptor, response: { status } }: Exchange): boolean {
  return status >= 200 && (status < 300 || descriptor.redirect === status);
}

/**
 * Reads an answer by its media type: JSON as a value, XML as one too where there is a codec, other
 * text as text, the rest as a Blob, nothing as undefined.
 */
export async function read(exchange: Exchange): Promise<Received> {
  const { response, descriptor, options, request } = exchange;
  const { status, headers } = response;
  const mediaType = headers.get('content-type')?.toLowerCase() ?? '';
  const [, form] = /^(?:[^;]*[/+](json|xml) *(?:;|$)|text\/|$)/.exec(mediaType) ?? ['', 'blob'];
  let data: unknown;
  if (form === 'blob') data = await body(exchange, () => response.blob());
  else {
    const text = await body(exchange, () => response.text());
    const wrong = (message: string) =>
      new ParseError(descriptor.id, message, { status, text, request: request() });
    try {
      if (text !== '') data = form === 'json' ? JSON.parse(text) : text;
      if (form === 'xml' && options.xml) data = options.xml.decode(descriptor.id, status, text);
    } catch {
      // What the parsers say quotes the text, and that may be a secret.
      throw wrong(`the answer is no ${form}`);
    }
    if (status < 400 && mediaType.startsWith('text/html'))
      throw wrong('a web page answers, so the service is not there; look at baseUrl');
  }
  if (options.validation) await options.validation.response(descriptor.id, status, data);
  return { status, data, headers, response };
}

/** Reads the body of an answer, in one of the ways that a `Response` has. */
export async function body<Form>(exchange: Exchange, form: () => Promise<Form>): Promise<Form> {
  try {
    return await form();
  } catch (error) {
    throw lostIn(exchange, error);
  } finally {
    exchange.done();
  }
}

/** What to throw where an answer broke off. */
export function lostIn({ descriptor, request, signal }: Exchange, error: unknown): unknown {
  return lost(descriptor.id, error, signal, request, 'the answer broke off');
}

/** The error that an answer is. */
export function errorOf(exchange: Exchange, answer: Received): ServiceError {
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
