import { parse } from '../parse.js';
import { soapReply } from '../soap-reply.js';
import { createListenerFor, type Listener, type ListenerOptions } from './listener.js';

/**
 * Makes a listener: it verifies a message, reads it, and has each event handled once.
 *
 * Events can come twice, and in another order than they happened. The first is dealt with here, by
 * the event's ID; for the second compare the moments and statuses in the event with what you know.
 * An event is handled again after its handler has failed. Where the process ends while a handler
 * is at work, the stores of `@countersign/connect/stores` let it be handled again after a lease.
 *
 * The status of the reply is 200 for an event that was handled, now or before; 400 where the
 * message cannot be read; 401 where it is not verified; 405 for another method than POST; 413
 * where it is too large; 500 where something of your own has failed; and 503 where another process is
 * at work on the event. All but 200 make the
 * service send the message again, if its configuration says so.
 * @throws {ConnectError} `no-secret` where the list or a secret is empty or missing; `no-handler`
 * where `onEvent` is
 */
export function createListener(options: ListenerOptions): Listener {
  return createListenerFor({ parse, soapReply }, options);
}
