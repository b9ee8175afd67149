import { jsonBody } from './body.js';
import type { OperationDescriptor } from './descriptor.js';
import { CountersignError } from './errors/countersign-error.js';
import type { Exchange } from './exchange.js';
import type { Addresses } from './generated/environments.js';
import { putHeaders } from './headers.js';
import { given, type AnyInput, type RawInput } from './input.js';
import { checkOptions } from './known.js';
import type { CallOptions, ClientOptions } from './options.js';
import { redactUrl } from './redact.js';
import { send } from './send.js';
import { buildUrl } from './url.js';

/** An area of the service, which has an address of its own: eSignature, Rooms, Admin, OAuth and so on. */
export type Area = keyof Addresses;

/**
 * Sends operations to one service, in the name of one token. Two clients share nothing.
 *
 * A client of one area, as sessions make them, has its name in its type, so that an operation of
 * another area does not compile. A client of `createClient` is for any.
 */
export interface Client<Of extends Area = never> {
  /** Only in the type: of which area the client is. */
  readonly area?: Of;
  /** The address in front of the paths, without a slash at its end. */
  readonly baseUrl: string;
  /**
   * Sends a request with its body as it is and returns the standard `Response` unread, whatever its
   * status: for sending invalid requests, or for reading responses by hand. It is not validated,
   * and is sent once, unless `retry` is given here or the token has to be renewed.
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

const callOptions =
  'signal attemptTimeout timeout retry headers accept token fetch use hooks validation xml';

/**
 * Creates a client.
 * @throws CountersignError if `baseUrl` is not an address
 */
export function createClient(forAll: ClientOptions): Client {
  checkOptions(forAll, `baseUrl path ${callOptions}`);
  const { baseUrl, path: shared, retry, use = [] } = forAll;
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
    const options = forThis === undefined ? forAll : merge(forThis);
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
    return await send(descriptor, url, headers, encoded, options, [forAll.hooks, forThis?.hooks]);
  }

  function merge(forThis: CallOptions): CallOptions {
    checkOptions(forThis, callOptions);
    const options: CallOptions = { ...forAll, ...Object.fromEntries(given(forThis)) };
    if (retry && forThis.retry) options.retry = { ...retry, ...forThis.retry };
    options.use = [...use, ...(forThis.use ?? [])];
    return options;
  }

  return {
    baseUrl: base,
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
