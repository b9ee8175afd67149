import { request as httpRequest } from 'node:http';
import { createListener, type Listener, type Problem } from '@countersign/connect';
import { connectExpress } from '@countersign/connect/express';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { jsonMessage, xmlMessage } from './support/messages.js';
import { describeReceiving } from './support/receiving.js';
import { secret, send } from './support/send.js';
import { serve } from './support/serve.js';

type Middleware = ReturnType<typeof express.json>;

function start(listener: Listener, ...before: Middleware[]): Promise<string> {
  const app = express();
  for (const one of before) app.use(one);
  app.use(connectExpress(listener));
  return serve(app);
}

describeReceiving('Express', start);

describe('connectExpress', () => {
  const problems: Problem[] = [];
  const listener = () =>
    createListener({
      secrets: [secret],
      onEvent: () => undefined,
      onProblem: (problem) => void problems.push(problem),
    });

  it('takes what express.raw() has read', async () => {
    const url = await start(listener(), express.raw({ type: '*/*' }));
    expect(await send(url, jsonMessage('envelope-sent'))).toMatchObject({ status: 200 });
  });

  it('takes the rawBody that some hosts give beside the parsed one', async () => {
    const keep = express.json({
      verify: (request, _response, rawBody) => void Object.assign(request, { rawBody }),
    });
    const url = await start(listener(), keep);
    expect(await send(url, jsonMessage('envelope-sent'))).toMatchObject({ status: 200 });
  });

  it('reads what a parser of other media types has left', async () => {
    const url = await start(listener(), express.json());
    expect(await send(url, xmlMessage('envelope-sent'))).toMatchObject({ status: 200 });
  });

  it('says what to do about a parsed body', async () => {
    const url = await start(listener(), express.json());
    const { status, text } = await send(url, jsonMessage('envelope-sent'));
    expect(status).toBe(500);
    expect(JSON.parse(text)).toEqual({
      errorCode: 'BODY_PARSED',
      message: expect.stringContaining('mount this before express.json()'),
    });
    expect(problems.at(-1)).toMatchObject({ errorCode: 'BODY_PARSED' });
  });

  it('tells of a body that breaks off', async () => {
    const reported = Promise.withResolvers<Problem>();
    const url = await start(
      createListener({
        secrets: [secret],
        onEvent: () => undefined,
        onProblem: reported.resolve,
      }),
      (_request, _response, next) => {
        next();
        sender.destroy();
      },
    );
    const sender = httpRequest(url, { method: 'POST', headers: { 'content-length': '100' } });
    sender.on('error', () => undefined);
    sender.write('{"event":');
    expect(await reported.promise).toMatchObject({ status: 400, errorCode: 'BODY_NOT_READ' });
  });

  it('leaves routes beside it alone', async () => {
    const app = express();
    app.use('/events', connectExpress(listener()));
    app.post('/other', express.json(), (request, response) => void response.json(request.body));
    const url = await serve(app);
    expect(await send(`${url}/events`, jsonMessage('envelope-sent'))).toMatchObject({
      status: 200,
    });
    expect(await send(`${url}/other`, '{"a":1}')).toMatchObject({ text: '{"a":1}' });
  });
});
