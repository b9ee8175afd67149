import type { FastifyPluginAsync } from 'fastify';
import type { Listener } from './receive/listener.js';
import type { BodyStream } from './receive/read-body.js';

/** Options of the Fastify plugin. */
export interface ConnectFastifyOptions {
  /** The path at which events are received, such as `/events`. */
  path: string;
}

/**
 * Returns a listener as a plugin for Fastify. Within it no body is parsed, whatever its media type;
 * the rest of the application keeps its parsers. The limit of the listener applies, not
 * `bodyLimit`.
 */
export function connectFastify(
  listener: Listener,
  { path }: ConnectFastifyOptions,
): FastifyPluginAsync {
  return async (instance) => {
    instance.removeAllContentTypeParsers();
    instance.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    instance.all<{ Body: BodyStream | undefined }>(path, async (request, reply) => {
      const { status, headers, body } = await listener.receive(
        request.body ?? new Uint8Array(),
        request.headers,
        request.method,
      );
      return reply.status(status).headers(headers).send(body);
    });
  };
}
