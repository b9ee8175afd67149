import http from 'node:http';
import https from 'node:https';
import { deliveryMark } from '@countersign/mock/extend';
import { allowedAddresses } from './allowed-address.ts';
import type { OwnServer } from './own-server.ts';

/** What a receiver answered, or why there is no answer. */
export type PostOutcome = { status: number } | { problem: string };

/** Sends a message. */
export interface Post {
  /** @throws Error where the sending was ended before there was an outcome */
  (url: string, headers: Readonly<Record<string, string>>, body: Buffer): Promise<PostOutcome>;
  /** Ends what is on its way, and closes the connections that are kept open. */
  close(): void;
}

/** How long a receiver may take, in milliseconds. */
const longest = 100_000;

/**
 * Makes the sender of messages. It follows no redirects, and connects to this machine and to the
 * hosts that are allowed, and to no others. It does not connect to the sandbox itself.
 */
export function createPost(allowHosts: readonly string[], ownServer: OwnServer): Post {
  const { checkHost, lookup } = allowedAddresses(allowHosts);
  const kept = { keepAlive: true, maxSockets: 64, timeout: longest };
  let closed = false;
  const agents = { 'http:': new http.Agent(kept), 'https:': new https.Agent(kept) };

  function attempt(
    url: URL,
    headers: Readonly<Record<string, string>>,
    body: Buffer,
  ): Promise<PostOutcome | 'again'> {
    return new Promise((resolve, reject) => {
      const secure = url.protocol === 'https:';
      const options = {
        method: 'POST',
        headers: { ...headers, [deliveryMark]: '1', 'content-length': String(body.length) },
        agent: agents[secure ? 'https:' : 'http:'],
        lookup: ownServer.lookupOthers(getPort(url), lookup),
        signal: AbortSignal.timeout(longest),
      };
      const request = (secure ? https : http).request(url, options, (response) => {
        const { statusCode: status = 0 } = response;
        // What it says does not matter, only that it is read to its end, or cut short.
        response.resume();
        response.once('close', () => resolve({ status }));
        response.once('error', () => resolve({ status }));
      });
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
  ): Promise<PostOutcome> {
    const url = URL.parse(text);
    if (url === null || !(url.protocol in agents))
      return { problem: `${text} is no address with http or https.` };
    try {
      checkHost(url.hostname);
      ownServer.checkHost(url.hostname, getPort(url));
    } catch (error) {
      return { problem: describeProblem(error) };
    }
    for (;;) {
      const outcome = await attempt(url, headers, body);
      if (outcome !== 'again') return outcome;
    }
  }

  return Object.assign(post, {
    close() {
      closed = true;
      for (const agent of Object.values(agents)) agent.destroy();
    },
  });
}

function getPort({ port, protocol }: URL): number {
  return port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port);
}

function describeProblem(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError' || error.name === 'TimeoutError')
    return `The address did not answer within ${longest / 1000} seconds.`;
  if (error instanceof AggregateError)
    return error.errors.map((one: unknown) => describeProblem(one)).join('; ');
  return error.message;
}
