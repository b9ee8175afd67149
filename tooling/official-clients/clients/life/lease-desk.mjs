// The application: it receives the events that the service pushes, and the browsers that are
// redirected back to it.
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createListener } from '@countersign/connect';

/**
 * Starts the application on a free port of this machine.
 * @param {() => readonly string[]} secrets returns the keys that events must be signed with
 */
export async function openLeaseDesk(secrets) {
  const received = new EventEmitter();
  const events = [];
  const rejected = [];
  const listener = createListener({
    secrets,
    onEvent(event) {
      events.push(event);
      received.emit('event');
    },
    onProblem: ({ status, errorCode }) => rejected.push(`${status} ${errorCode}`),
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const reply = await listener.receive(request, request.headers);
      response.writeHead(reply.status, reply.headers).end(reply.body);
    } else {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.end('<!doctype html><title>Harbour Lease Desk</title><h1>Welcome back</h1>');
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${server.address().port}`,
    /** The status and the code of each rejected request. */
    rejected,
    /**
     * Waits for an event of an envelope.
     * @param {string} envelopeId
     * @param {string} last the name of the event
     * @returns all events of the envelope, in the order in which they arrived
     * @throws Error if the event does not arrive within a minute
     */
    async eventsUntil(envelopeId, last) {
      const ofEnvelope = () => events.filter((event) => event.envelopeId === envelopeId);
      const signal = AbortSignal.timeout(60_000);
      while (!ofEnvelope().some(({ event }) => event === last))
        await once(received, 'event', { signal });
      return ofEnvelope();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
