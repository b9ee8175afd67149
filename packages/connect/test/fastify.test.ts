import { createListener, type Listener } from '@countersign/connect';
import { connectFastify } from '@countersign/connect/fastify';
import fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { jsonMessage } from './support/messages.js';
import { describeReceiving } from './support/receiving.js';
import { secret, send } from './support/send.js';

async function serve(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close());
  return app.listen({ port: 0, host: '127.0.0.1' });
}

async function start(listener: Listener): Promise<string> {
  const app = fastify();
  await app.register(connectFastify(listener, { path: '/events' }));
  return `${await serve(app)}/events`;
}

describeReceiving('Fastify', start);

describe('connectFastify', () => {
  it('leaves the parsers of the application alone', async () => {
    const listener = createListener({ secrets: [secret], onEvent: () => undefined });
    const app = fastify();
    app.register(connectFastify(listener, { path: '/events' }));
    app.post('/other', (request, reply) => reply.send(request.body));
    const url = await serve(app);
    expect(await send(`${url}/other`, '{"a":1}')).toMatchObject({ text: '{"a":1}' });
    expect(await send(`${url}/other`, '<a/>')).toMatchObject({ status: 415 });
    expect(await send(`${url}/events`, jsonMessage('envelope-sent'))).toMatchObject({
      status: 200,
    });
  });

  it('takes more than the application does, up to its own limit', async () => {
    const listener = createListener({ secrets: [secret], onEvent: () => undefined });
    const app = fastify({ bodyLimit: 10 });
    app.register(connectFastify(listener, { path: '/events' }));
    const url = await serve(app);
    expect(await send(`${url}/events`, jsonMessage('envelope-sent'))).toMatchObject({
      status: 200,
    });
  });
});
