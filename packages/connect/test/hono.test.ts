import { createListener, type Listener } from '@countersign/connect';
import { connectHono } from '@countersign/connect/hono';
import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, it } from 'vitest';
import { jsonMessage } from './support/messages.js';
import { describeReceiving } from './support/receiving.js';
import { secret, send } from './support/send.js';
import { serveFetch } from './support/serve.js';

function anyListener(): Listener {
  return createListener({ secrets: [secret], onEvent: () => undefined });
}

function start(listener: Listener, ...before: MiddlewareHandler[]): Promise<string> {
  const app = new Hono();
  for (const one of before) app.use(one);
  app.all('/', connectHono(listener));
  return serveFetch((request) => app.fetch(request));
}

describeReceiving('Hono', start);

describe('connectHono', () => {
  it.each<[string, MiddlewareHandler]>([
    ['text', async (context, next) => void (await context.req.text(), await next())],
    ['JSON', async (context, next) => void (await context.req.json(), await next())],
    ['bytes', async (context, next) => void (await context.req.arrayBuffer(), await next())],
  ])('takes what middleware has read as %s', async (_form, before) => {
    const url = await start(anyListener(), before);
    expect(await send(url, jsonMessage('envelope-sent'))).toMatchObject({ status: 200 });
  });

  it('says what to do about a body that is gone', async () => {
    const url = await start(anyListener(), async (context, next) => {
      await context.req.raw.text();
      await next();
    });
    const { status, text } = await send(url, jsonMessage('envelope-sent'));
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ errorCode: 'BODY_PARSED' });
  });
});
