import type { IncomingMessage, ServerResponse } from 'node:http';
import { transportRefusal } from '../steps/transport-refusal.ts';
import { isForeign } from '../is-foreign.ts';
import type { MockRequest } from '../message.ts';
import { http } from '../node-http.ts';
import { closeIdle } from './close-idle.ts';
import { createCors, isOwn } from './cors.ts';
import { findRefusal, type Refused } from './guard.ts';
import { createHostCheck } from './hosts.ts';
import { startListening } from './listen.ts';
import type { TlsFiles } from './options.ts';
import { createHeadReader } from './request.ts';
import { readTimeouts } from './timeouts.ts';

/** A server that listens, over HTTP and optionally over HTTPS on the same port. */
export interface Listening {
  /** Its address, without a slash at the end. */
  url: string;
  /** Its address with `https`, if HTTPS is served. */
  httpsUrl?: string;
  /** The certificate that clients have to trust, if it was created for this machine (PEM). */
  certificate?: string;
}

/** The address of a server, and the hosts and origins that it accepts. */
export interface ListenOptions {
  /** Serves HTTPS too: `true` with a certificate for this machine, or with the given one. */
  https: boolean | TlsFiles;
  port: number;
  host: string;
  /** Further names that it answers to; `*` is any. */
  hostnames: readonly string[];
  /** The origins whose pages may call it; without any, those of this machine. */
  cors: readonly string[] | undefined;
}

/** Answers a request that may be answered; its body is still to be read from `incoming`. */
export type Answer = (
  request: MockRequest,
  incoming: IncomingMessage,
  response: ServerResponse,
) => void;

/**
 * Serves a function that is not a mock, with the same guards: hosts, origins, deliveries of
 * Connect. An error in a response ends that response, and not the server.
 * @returns its address, and a function that closes it with all its connections
 */
export async function listenSecure(
  answer: Answer,
  { https, port, host, hostnames, cors: origins }: ListenOptions,
): Promise<{ at: Listening; close: () => Promise<void> }> {
  const answers = createHostCheck(host, hostnames);
  const cors = createCors(origins);
  let url = '';
  const readPlain = createHeadReader({ scheme: 'http', address: () => url, answers });
  const readSecure = createHeadReader({
    scheme: 'https',
    address: () => url.replace('http', 'https'),
    answers,
  });

  const server = http.createServer(
    { ...readTimeouts(), requestTimeout: 0, requireHostHeader: false },
    (incoming, response) => {
      const read = 'encrypted' in incoming.socket ? readSecure : readPlain;
      const { request, foreignHost } = read(incoming);
      const refused =
        findRefusal(incoming, request, foreignHost, cors) ??
        (isOwn(request.url) && isForeign(request) ? foreign : undefined);
      // The connection can break at any time.
      response.on('error', () => response.destroy());
      if (refused !== undefined) {
        refuse(refused, incoming, response);
        return;
      }
      try {
        answer(request, incoming, response);
      } catch {
        if (response.headersSent) response.destroy();
        else fail(response);
      }
    },
  );
  const tls =
    https === false ? undefined : await (await import('./tls.ts')).prepareTls(https, host, 10_000);
  const listener = tls?.createTlsListener(server) ?? server;
  closeIdle(server);
  url = await startListening(listener, port, host);
  return {
    at: {
      url,
      ...(tls !== undefined && {
        httpsUrl: url.replace('http', 'https'),
        ...(tls.reported.certificate !== undefined && { certificate: tls.reported.certificate }),
      }),
    },
    async close() {
      await new Promise((done) => {
        listener.close(done);
        server.closeAllConnections();
      });
    },
  };
}

const foreign: Refused = ['foreignPage'];

/**
 * Refuses a request in the form of the service; its body is read first, so that the client reads
 * the refusal.
 */
function refuse(
  [problem, sentence]: Refused,
  incoming: IncomingMessage,
  response: ServerResponse,
): void {
  const { message, status = 400 } = transportRefusal(problem, sentence);
  incoming.resume();
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    connection: 'close',
  });
  response.end(JSON.stringify({ errorCode: 'INVALID_REQUEST_PARAMETER', message }));
}

function fail(response: ServerResponse): void {
  response.writeHead(500, { 'content-type': 'application/json; charset=utf-8' });
  response.end(
    JSON.stringify({
      errorCode: 'UNSPECIFIED_ERROR',
      message: 'The response cannot be sent over HTTP.',
    }),
  );
}
