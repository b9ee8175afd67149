import { jsonBody } from './body.js';
import type { OperationDescriptor } from './descriptor.js';
import { CountersignError } from './errors/countersign-error.js';
import type { Exchange } from './exchange.js';
import { putHeaders } from './headers.js';
import { given, type AnyInput, type RawInput } from './input.js';
import type { CallOptions, ClientOptions } from './options.js';
import { redactUrl } from './redact.js';
import { send } from './send.js';
import { buildUrl } from './url.js';

/** Sends operations to one service, in the name of one token. Two clients share nothing. */
export interface Client {
  /**
   * Sends a request with its body as it stands and returns the standard `Response` unread, whatever
   * its status. For whoever wants to send what is wrong, or to read by hand. It is sent once, unless
   * `retry` is given here or the token has to be renewed, and not validated.
   */
  request(
    descriptor: OperationDescriptor,
    input: RawInput,
    options?: CallOptions,
  ): Promise<Response>;
  /** Sends an operation and waits for the head of its answer. The generated functions call it. */
  exchange(
    descriptor: OperationDescriptor,
    input?: AnyInput,
    options?: CallOptions,
  ): Promise<Exchange>;
}

/**
 * Makes a client.
 * @throws CountersignError where `baseUrl` is no address
 */
export function createClient(forAll: ClientOptions): Client {
  const { baseUrl, path: shared, retry } = forAll;
  // Callers without types may have left it out, and `undefined` is an address beside a page.
  if (typeof baseUrl !== 'string' || !URL.canParse(baseUrl, globalThis.location?.href))
    throw new CountersignError(
      `baseUrl must be like https://demo.docusign.net/restapi, not ${redactUrl(String(baseUrl))}`,
    );
  const base = baseUrl.replace(/\/+$/, '');
  const params: Record<string, unknown> = { ...shared };

  async function exchange(
    descriptor: OperationDescriptor,
    input: AnyInput = {},
    forThis?: CallOptions,
  ): Promise<Exchange> {
    const options: CallOptions =
      forThis === undefined ? forAll : { ...forAll, ...Object.fromEntries(given(forThis)) };
    if (retry && forThis?.retry) options.retry = { ...retry, ...forThis.retry };
    const { query, header, body } = input;
    const own: Record<string, unknown> = { ...input.path };
    const encoded = (descriptor.encode ?? jsonBody)(input, descriptor, options);
    if (options.validation) {
      const path = { ...shared, ...Object.fromEntries(given(own)) };
      await options.validation.request(descriptor.id, { path, query, header, body });
    }
    const headers: Record<string, string> = {
      accept: options.accept ?? 'application/json, */*;q=0.5',
    };
    if (encoded.mediaType !== undefined) headers['content-type'] = encoded.mediaType;
    putHeaders(descriptor, headers, forAll.headers);
    putHeaders(descriptor, headers, forThis?.headers);
    putHeaders(descriptor, headers, header);
    const url = buildUrl(base, descriptor, (name) => own[name] ?? params[name], query);
    return await send(descriptor, url, headers, encoded, options);
  }

  return {
    exchange,
    async request(descriptor, { headers, body, ...input }, options) {
      const raw = { ...descriptor, encode: () => ({ ...(body !== undefined && { body }) }) };
      const once = { retry: false, validation: false, ...options } as const;
      const { response, untimed } = await exchange(raw, { ...input, header: headers }, once);
      untimed();
      return response;
    },
  };
}
