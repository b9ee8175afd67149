import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockResponse } from '../message.ts';
import { headerList } from './answer.ts';

/** How long what a client still sends is thrown away, in milliseconds. */
const linger = 1000;

/**
 * Answers a request whose body is not wanted, and ends the connection a little later. Closed at
 * once, with the body still on its way, it would be reset, and most clients would never read the
 * answer. What comes meanwhile is not kept.
 * @param more further headers: names and values in turn
 */
export function refuseBody(
  answer: MockResponse,
  incoming: IncomingMessage,
  response: ServerResponse,
  more: readonly string[],
): void {
  response.writeHead(answer.status, headerList(answer, more));
  response.write(answer.body);
  const end = () => {
    clearTimeout(timer);
    response.end();
  };
  const timer = setTimeout(end, linger);
  incoming.once('close', end);
  incoming.resume();
}
