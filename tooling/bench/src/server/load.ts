import autocannon from 'autocannon';
import { request, type Request } from './request.ts';
import type { Server } from './start.ts';

/** The number of connections, each with one request under way. */
export const connections = 50;

/** The smallest number of requests: a few on each connection. */
const fewest = 4 * connections;
const warmUpBurst = 100 * connections;

export interface Burst {
  /** Responses a second. */
  rate: number;
  /** The time that each request took, in milliseconds. */
  times: number[];
}

/**
 * Sends requests as fast as the server responds, from the beginning of the list again and again. If
 * it has several addresses, each gets the same number of connections.
 * @param amount number of responses to wait for; all, since a slow server would lose those under way
 * @throws where a response has no status of success
 */
export async function fire(
  { urls }: Pick<Server, 'urls'>,
  requests: readonly Request[],
  amount: number,
): Promise<Burst> {
  const times: number[] = [];
  let last = Number.NaN;
  const before = performance.now();
  const runs = urls.map((url) =>
    autocannon({
      url,
      connections: connections / urls.length,
      amount: Math.ceil(Math.max(amount, fewest) / urls.length),
      timeout: 60,
      sampleInt: 20,
      requests: requests.map((one) => prepare(one)),
      setupClient(client) {
        client.on('response', (_status, _bytes, milliseconds) => {
          times.push(milliseconds);
          last = performance.now();
        });
      },
    }),
  );
  for (const { url, non2xx, errors } of await Promise.all(runs))
    if (non2xx > 0 || errors > 0)
      throw new Error(`${url} rejected ${non2xx} requests and did not respond to ${errors}.`);
  // autocannon itself checks only now and then whether it has finished.
  return { rate: times.length / ((last - before) / 1000), times };
}

let count = 0;

/** A request as autocannon takes it, whose body gets a number that no other has. */
function prepare({ method, url, headers, body, numberAt }: Request): autocannon.Request {
  const plain = { method, path: url, headers: { ...headers }, ...(body !== undefined && { body }) };
  if (typeof body !== 'string' || numberAt === undefined) return plain;
  const at = body.indexOf(numberAt);
  const [before, after] = [body.slice(0, at), body.slice(at + numberAt.length)];
  const setupRequest = (one: autocannon.Request): autocannon.Request => {
    count += 1;
    const number = Buffer.from(String(count).padStart(9, '0')).toString('base64');
    return { ...one, body: before + number + after };
  };
  return { ...plain, setupRequest };
}

/**
 * Warms up a server, and returns how many responses a second it manages then. Each request is sent
 * alone first: a server that compiles for seconds while all connections wait then takes them for dead.
 */
export async function warmUp(
  server: Pick<Server, 'urls'>,
  requests: readonly Request[],
  seconds: number,
): Promise<number> {
  for (const url of server.urls) for (const one of requests) await request(url, one);
  const end = performance.now() + seconds * 1000;
  let rate: number;
  do {
    ({ rate } = await fire(server, requests, warmUpBurst));
  } while (performance.now() < end);
  return rate;
}
