import autocannon from 'autocannon';
import { ask, type Asked } from './ask.ts';

/** How many connections there are, each with one request under way. */
export const connections = 50;

/** How many requests there are at least at a time: a few on each connection. */
const fewest = 4 * connections;
const warmUpBurst = 100 * connections;

/** What came of a burst of requests. */
export interface Burst {
  /** Answers a second. */
  rate: number;
  /** How long each took, in milliseconds. */
  times: number[];
}

/**
 * Lets a server answer requests, as fast as it can. The list is gone through again and again.
 * @param amount how many answers are waited for; all, or a slow server would lose those under way
 * @throws where one of the answers is none that a client hopes for
 */
export async function fire(
  server: string,
  requests: readonly Asked[],
  amount: number,
): Promise<Burst> {
  const times: number[] = [];
  let last = Number.NaN;
  const before = performance.now();
  const run = autocannon({
    url: server,
    connections,
    amount: Math.max(amount, fewest),
    timeout: 60,
    sampleInt: 20,
    requests: requests.map(({ url, ...request }) => ({
      ...request,
      path: url,
      ...numbered(request),
    })),
  });
  run.on('response', (_client, _status, _bytes, milliseconds) => {
    times.push(milliseconds);
    last = performance.now();
  });
  const { non2xx, errors } = await run;
  if (non2xx > 0 || errors > 0)
    throw new Error(
      `of ${amount} requests, ${server} refuses ${non2xx} and leaves ${errors} without an answer`,
    );
  // autocannon itself looks only now and then whether it is at the end.
  return { rate: times.length / ((last - before) / 1000), times };
}

let count = 0;

/** Gives the body of each request a number that no other has, where it has a place for one. */
function numbered({ body, numberAt }: Omit<Asked, 'url'>) {
  if (body === undefined || numberAt === undefined) return {};
  const at = body.indexOf(numberAt);
  const [before, after] = [body.slice(0, at), body.slice(at + numberAt.length)];
  return {
    setupRequest: (request: object) => {
      count += 1;
      const number = Buffer.from(String(count).padStart(9, '0')).toString('base64');
      return { ...request, body: before + number + after };
    },
  };
}

/**
 * Lets a server answer for a while, and gives how many answers a second it is good for then. Each
 * request comes once alone first: a server that compiles what it needs for seconds, with all
 * connections waiting, takes them for dead afterwards.
 */
export async function warmUp(
  server: string,
  requests: readonly Asked[],
  seconds: number,
): Promise<number> {
  for (const request of requests) await ask(server, request);
  const end = performance.now() + seconds * 1000;
  let rate: number;
  do {
    ({ rate } = await fire(server, requests, warmUpBurst));
  } while (performance.now() < end);
  return rate;
}
