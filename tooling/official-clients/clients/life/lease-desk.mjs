// The application of the story: it takes the events that the service pushes, and the browsers that
// come back to it.
import { EventEmitter, once } from 'node:events';
import { createServer } from 'node:http';
import { createListener } from '@countersign/connect';

/**
 * Opens the application on a free port of this machine.
 * @param {() => readonly string[]} secrets gives the keys that events must be signed with
 */
export async function openLeaseDesk(secrets) {
  const news = new EventEmitter();
  const events = [];
  const refused = [];
  const listener = createListener({
    secrets,
    onEvent(event) {
      events.push(event);
      news.emit('event');
    },
    onProblem: ({ status, errorCode }) => refused.push(`${status} ${errorCode}`),
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
    /** What was sent here and not taken. */
    refused,
    /**
     * The events of an envelope up to one of a name, in the order in which they came.
     * @param {string} envelopeId
     * @param {string} last the name of that event
     * @throws Error where it does not come in a minute
     */
    async eventsUntil(envelopeId, last) {
      const ofEnvelope = () => events.filter((event) => event.envelopeId === envelopeId);
      const signal = AbortSignal.timeout(60_000);
      while (!ofEnvelope().some(({ event }) => event === last))
        await once(news, 'event', { signal });
      return ofEnvelope();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
