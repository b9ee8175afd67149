import type { IncomingMessage, ServerResponse } from 'node:http';
import type { MockResponse } from '../message.ts';
import { headerList } from './answer.ts';

/** The time in milliseconds for which the rest of a refused body is read and thrown away. */
const linger = 1000;

/**
 * Answers a request with an unwanted body, and closes the connection a little later. An immediate
 * close with the body still on its way would reset the connection, and most clients would never
 * read the answer. The rest of the body is discarded.
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
