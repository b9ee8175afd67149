import { parse } from '../parse.js';
import { soapReply } from '../soap-reply.js';
import { createListenerFor, type Listener, type ListenerOptions } from './listener.js';

/**
 * Creates a listener: it verifies a message, reads it, and has each event handled once.
 *
 * Events can come twice, and in another order than they happened. The listener detects duplicates
 * by the event's ID; for the order, compare the times and statuses in the event with your own data.
 * An event is handled again after its handler has failed. If the process ends while a handler runs,
 * the stores of `@countersign/connect/stores` let the event be handled again after a lease.
 *
 * The status of the reply is 200 for an event that was handled, now or before; 400 if the message
 * cannot be read; 401 if it is not verified; 405 for another method than POST; 413 if it is too
 * large; 500 if your own code has failed; and 503 if another process handles the event. For all but
 * 200 the service sends the message again, if its configuration says so.
 * @throws {ConnectError} `no-secret` if the list or a secret is empty or missing; `no-handler` if
 * `onEvent` is
 */
export function createListener(options: ListenerOptions): Listener {
  return createListenerFor({ parse, soapReply }, options);
}
