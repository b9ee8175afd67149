import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import { urlToHttpOptions } from 'node:url';
import { http } from '@countersign/mock/core/server';
import { deliveryMark } from '@countersign/mock/core/transport';
import type { ConnectCertificates } from '../documents/index.ts';
import { allowedAddresses } from './allowed-address.ts';
import type { OwnServer } from './own-server.ts';
import { createSecureAgents } from './secure-agents.ts';

/** The response of a receiver, or the reason why there is none. */
export type PostOutcome =
  | { status: number; headers: Record<string, string>; text: string }
  | { problem: string };

/** Options for sending a message. */
interface PostOptions {
  /**
   * Offers a client certificate to a receiver that requests one; `required` sends only over TLS
   * with it.
   */
  clientCertificate?: 'offered' | 'required' | undefined;
  /** The maximum number of bytes of the response that are kept (none). */
  mostRead?: number;
}

/** Sends a message. */
export interface Post {
  /** @throws Error where the sending was ended before there was an outcome */
  (
    url: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    options?: PostOptions,
  ): Promise<PostOutcome>;
  /** Cancels the requests, and closes the connections that are kept open. */
  close(): void;
}

/** Timeout in milliseconds for a receiver's response. */
const longest = 100_000;

class NotInTime extends Error {
  override name = 'NotInTime';

  constructor() {
    super(`The address did not answer within ${longest / 1000} seconds.`);
  }
}

/** An address that messages may go to. */
interface Address {
  isSecure: boolean;
  host: string;
  port: number;
  options: https.RequestOptions;
}

/** The maximum number of addresses that are kept as they were read. */
const mostAddresses = 100;

const kept = { keepAlive: true, maxSockets: 64, timeout: longest };

/**
 * Makes the sender of messages. It follows no redirects, and connects to this machine and to the
 * hosts that are allowed, and to no others. It does not connect to the sandbox itself.
 */
export function createPost(
  allowHosts: readonly string[],
  ownServer: OwnServer,
  loadCertificates: () => Promise<ConnectCertificates>,
): Post {
  const { checkHost, lookup } = allowedAddresses(allowHosts);
  let closed = false;
  const plain = new http.Agent(kept);
  const secure = createSecureAgents(loadCertificates);
  const addresses = new Map<string, Address>();

  /** @throws Error where nothing may be sent to the address */
  function readAddress(text: string): Address {
    const known = addresses.get(text);
    if (known !== undefined) return known;
    const url = URL.parse(text);
    if (url === null || !['http:', 'https:'].includes(url.protocol))
      throw new Error(`${text} is no address with http or https.`);
    checkHost(url.hostname);
    const isSecure = url.protocol === 'https:';
    const port = url.port === '' ? (isSecure ? 443 : 80) : Number(url.port);
    const address = { isSecure, host: url.hostname, port, options: urlToHttpOptions(url) };
    if (addresses.size >= mostAddresses) addresses.clear();
    addresses.set(text, address);
    return address;
  }

  async function attempt(
    { isSecure, port, options: where }: Address,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    { clientCertificate, mostRead = 0 }: PostOptions,
  ): Promise<PostOutcome | 'again'> {
    const agent = isSecure ? await secure.get(clientCertificate !== undefined) : plain;
    return new Promise((resolve, reject) => {
      const options = {
        ...where,
        method: 'POST',
        headers: { ...headers, [deliveryMark]: '1', 'content-length': String(body.length) },
        agent,
        lookup: ownServer.lookupOthers(port, lookup),
      };
      const request = (isSecure ? https : http).request(options, (response) => {
        const { statusCode: status = 0 } = response;
        const chunks: Buffer[] = [];
        let length = 0;
        response.on('data', (chunk: Buffer) => {
          if (length < mostRead) chunks.push(chunk.subarray(0, mostRead - length));
          length += chunk.length;
        });
        const finish = () =>
          resolve({
            status,
            headers: readHeaders(response.headers),
            text: Buffer.concat(chunks).toString(),
          });
        response.once('close', finish);
        response.once('error', finish);
      });
      const patience = setTimeout(() => request.destroy(new NotInTime()), longest).unref();
      request.once('close', () => clearTimeout(patience));
      request.once('error', (error: NodeJS.ErrnoException) => {
        if (closed) reject(error);
        // The receiver closed a connection that was kept open just when it was used again.
        else if (request.reusedSocket && error.code === 'ECONNRESET') resolve('again');
        else resolve({ problem: describeProblem(error) });
      });
      request.end(body);
    });
  }

  async function post(
    text: string,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
    options: PostOptions = {},
  ): Promise<PostOutcome> {
    let address: Address;
    try {
      address = readAddress(text);
      if (options.clientCertificate === 'required' && !address.isSecure)
        return { problem: 'requireMutualTls needs an address with https.' };
      ownServer.checkHost(address.host, address.port);
    } catch (error) {
      return { problem: describeProblem(error) };
    }
    for (;;) {
      const outcome = await attempt(address, headers, body, options);
      if (outcome !== 'again') return outcome;
    }
  }

  return Object.assign(post, {
    close() {
      closed = true;
      plain.destroy();
      secure.destroy();
    },
  });
}

function readHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value = '']) => [name, [value].flat().join(', ')]),
  );
}

function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof AggregateError)
    return error.errors.map((one: unknown) => describeProblem(one)).join('; ');
  return error.message;
}
