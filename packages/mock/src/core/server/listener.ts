import type { IncomingMessage, ServerResponse } from 'node:http';
import { freeBytes } from '../free-bytes.ts';
import { isJson, parseMediaType, type MockRequest, type MockResponse } from '../message.ts';
import type { Mock } from '../mock.ts';
import { mostOfBody } from '../traffic/kept-messages.ts';
import { send, sendHalf } from './answer.ts';
import type { Unfinished } from './client-error.ts';
import type { Delays } from './delay.ts';
import type { Cors } from './cors.ts';
import { findRefusal, type Refused } from './guard.ts';
import { announcesMoreThan, hasBody, readBody } from './read-body.ts';
import { createOutbox } from './outbox.ts';
import type { Site } from './reference.ts';
import { refuseBody } from './refuse-body.ts';
import type { Head } from './request.ts';
import type { Streams } from './streams.ts';
import { createTurns } from './turns.ts';

/** The objects that a listener works with. */
export interface Transport {
  mock: Mock;
  /** The head of a request, as the mock takes it. */
  readHead(incoming: IncomingMessage): Head;
  /** The files of a site that are served without the mock. */
  site: Site | undefined;
  /** The largest body in bytes, for all paths of the mock. */
  largestBody: number;
  cors: Cors;
  delays: Delays;
  streams: Streams;
  unfinished: Unfinished;
  /** Reports whether the server is about to close. */
  isClosing(): boolean;
  /**
   * Reports whether the server drains: requests are answered as usual, but balancers should send no
   * more.
   */
  isDraining(): boolean;
}

/** Answers a request; `waits` if the client expects `100 Continue` before it sends the body. */
export type Listener = (
  incoming: IncomingMessage,
  response: ServerResponse,
  waits?: boolean,
) => void;

/** A response of the mock to a request, and the one of Node to write it to. */
interface Answered {
  answered: MockResponse;
  request: MockRequest;
  response: ServerResponse;
}

const lastAnswer = ['connection', 'close'];

/**
 * Creates the function that receives every request from Node, has the mock answer it, and sends the
 * response.
 */
export function createListener(transport: Transport): Listener {
  const { mock, readHead, cors, delays, streams, unfinished } = transport;

  const inTurn = createTurns();
  const keepUntilTurnEnds = createOutbox(deliverOrEnd);
  return (incoming, response, waits = false) =>
    inTurn(incoming, response, () => take(incoming, response, waits));

  function take(incoming: IncomingMessage, response: ServerResponse, waits: boolean): void {
    const { request, foreignHost } = readHead(incoming);
    const refused = findRefusal(incoming, request, foreignHost, cors);
    if (refused !== undefined) {
      refuseHead(refused, incoming, request, response, waits);
      return;
    }
    if (transport.isDraining() && asksIfReady(request.url)) {
      deliver(draining, request, response);
      return;
    }
    if (transport.site?.(incoming, response) === true) return;
    const preflight = cors.preflight(request);
    if (preflight !== undefined) {
      deliver(preflight, request, response);
    } else if (request.headers.host === undefined && incoming.httpVersion === '1.1') {
      // RFC 9112, 3.2; Node's own refusal would not have the service's shape.
      deliver(mock.refuse('malformed', request), request, response, lastAnswer);
    } else if (hasBody(request)) {
      void takeBody(incoming, request, response, waits).catch(() => response.destroy());
    } else {
      answer(request, response);
    }
  }

  function refuseHead(
    refused: Refused,
    incoming: IncomingMessage,
    request: MockRequest,
    response: ServerResponse,
    waits: boolean,
  ): void {
    const [problem, sentence] = refused;
    const refusal = mock.refuse(problem, request, sentence);
    if (hasBody(request) && !waits) refuseBody(refusal, incoming, response, lastAnswer);
    else deliver(refusal, request, response, lastAnswer);
  }

  async function takeBody(
    incoming: IncomingMessage,
    request: MockRequest,
    response: ServerResponse,
    waits: boolean,
  ): Promise<void> {
    const limit = Math.min(
      transport.largestBody,
      mock.largestBody(request.method, request.url, request.origin),
    );
    const announced = announcesMoreThan(limit, request);
    if (announced && waits) {
      deliver(mock.refuse('tooLarge', request), request, response, lastAnswer);
      return;
    }
    unfinished.set(incoming.socket, { request, response });
    if (waits) response.writeContinue();
    const body = announced ? 'tooLarge' : await readBody(incoming, limit);
    if (body === 'gone') return;
    if (body === 'tooLarge') {
      const more = [...cors.headersFor(request), ...lastAnswer];
      refuseBody(mock.refuse('tooLarge', request), incoming, response, more);
      return;
    }
    unfinished.delete(incoming.socket);
    request.body = body;
    answer(request, response);
  }

  function answer(request: MockRequest, response: ServerResponse): void {
    request.hasLeft = () => response.destroyed;
    mock
      .handle(request)
      .then((answered) => end({ answered, request, response }))
      // The mock should answer every request; without an answer a client would wait for ever.
      .catch(() => response.destroy());
  }

  function end(answered: Answered): void {
    keepUntilTurnEnds(answered);
    freeBody(answered.request);
  }

  function deliverOrEnd({ answered, request, response }: Answered): void {
    try {
      deliver(answered, request, response);
    } catch {
      response.destroy();
    }
  }

  function deliver(
    refusal: MockResponse,
    request: MockRequest,
    response: ServerResponse,
    more: readonly string[] = [],
  ): void {
    if (refusal.delay !== undefined && refusal.delay > 0 && !transport.isClosing()) {
      delays.hold(refusal.delay, response, () =>
        deliver({ ...refusal, delay: 0 }, request, response, more),
      );
      return;
    }
    if (refusal.drop === 'before') {
      response.req.socket.destroy();
      return;
    }
    const last = transport.isClosing() || transport.isDraining() ? lastAnswer : more;
    const headers =
      last.length === 0 ? cors.headersFor(request) : [...cors.headersFor(request), ...last];
    try {
      if (refusal.drop === 'within') sendHalf(refusal, response, headers);
      else send(refusal, response, headers, streams);
      if (transport.isClosing()) streams.end();
    } catch {
      // It has a header that HTTP cannot carry.
      response.destroy();
    }
  }
}

/**
 * Gives back the memory of a large body that was parsed: all that is left of it are texts, and the
 * copy of its beginning in the record.
 */
function freeBody({ headers, body }: MockRequest): void {
  if (body.length > mostOfBody && isJson(parseMediaType(headers['content-type']))) freeBytes(body);
}

/** Reports whether a balancer asks if the server is ready. */
function asksIfReady(url: string): boolean {
  return /^\/healthz(?:\/ready)?$/.test(url);
}

const draining: MockResponse = {
  status: 503,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify({ status: 'unavailable', reason: 'the server is about to end' }),
};
