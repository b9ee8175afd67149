import { setImmediate } from 'node:timers';

/** The longest time for which a finished response waits for others, in milliseconds. */
const longest = 2;

/**
 * Creates the function that keeps a response until the end of the turn of the event loop, and then
 * sends all that were kept. A client with many connections is woken up once, where each response by
 * itself would wake it up again: that costs more than to make most responses.
 * @param send never throws
 */
export function createOutbox<Response>(
  send: (response: Response) => void,
): (response: Response) => void {
  let waiting: Response[] = [];
  let since = 0;

  function sendAll(): void {
    const responses = waiting;
    waiting = [];
    for (const response of responses) send(response);
  }

  return (response) => {
    if (waiting.push(response) === 1) {
      since = performance.now();
      setImmediate(sendAll);
    } else if (performance.now() - since > longest) sendAll();
  };
}
