import type { Request, RequestHandler } from 'express';
import type { Listener } from './receive/listener.js';
import type { RawBody } from './receive/raw-body.js';
import type { BodyStream } from './receive/read-body.js';

/**
 * Returns a listener as a handler for Express. It reads the raw body itself, or takes it from
 * `express.raw()` or from the `rawBody` that some hosts provide. Mount it before `express.json()`:
 * a parsed body cannot be verified, and is answered with 500 `BODY_PARSED`.
 */
export function connectExpress(listener: Listener): RequestHandler {
  return async (request, response, next) => {
    try {
      const { status, headers, body } = await listener.receive(
        findRawBody(request),
        request.headers,
        request.method,
      );
      response.status(status).set(headers).end(body);
    } catch (error) {
      next(error);
    }
  };
}

function findRawBody(request: Request): RawBody | BodyStream {
  const candidate: unknown = 'rawBody' in request ? request.rawBody : request.body;
  if (typeof candidate === 'string' || candidate instanceof Uint8Array) return candidate;
  // A parser that the media type was not for has left the stream alone.
  if (!request.readableDidRead) return request;
  // The listener reports a body that a parser has already read.
  return request.body;
}
