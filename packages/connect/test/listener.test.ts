import {
  createListener,
  sign,
  type ConnectEvent,
  type EventStore,
  type ListenerOptions,
  type Problem,
} from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { jsonMessage, xmlMessage } from './support/messages.js';
import { describeReceiving } from './support/receiving.js';
import { secret, send } from './support/send.js';
import { serveFetch } from './support/serve.js';

describeReceiving('a server of Request and Response', ({ fetch }) => serveFetch(fetch));

const sent = jsonMessage('envelope-sent');
const duplicate = { status: 200, text: '{"received":true,"duplicate":true}' };

/**
 * A listener on a server of its own, with the events that it received and the problems that it
 * reported.
 */
async function listen(options: Partial<ListenerOptions> = {}) {
  const events: ConnectEvent[] = [];
  const problems: Problem[] = [];
  const { fetch } = createListener({
    secrets: [secret],
    onEvent: (event) => void events.push(event),
    onProblem: (problem) => void problems.push(problem),
    ...options,
  });
  return { url: await serveFetch(fetch), events, problems };
}

describe('the handlers', () => {
  it('get the event that they are named for, and `other` the rest', async () => {
    const seen: string[] = [];
    const { url } = await listen({
      onEvent: {
        // The name of an event determines its type; this would not compile otherwise.
        'envelope-sent': ({ event, envelopeId }) => void seen.push(`${event} ${envelopeId}`),
        'recipient-completed': ({ recipientId }) => void seen.push(recipientId),
        'template-created': async ({ templateId }) => void seen.push(templateId),
        unlisted: ({ name }) => void seen.push(name),
        other: ({ event }) => void seen.push(`other: ${event}`),
      },
    });
    await send(url, sent);
    await send(url, jsonMessage('recipient-completed'));
    await send(url, jsonMessage('envelope-voided'));
    await send(url, sent.replace('envelope-sent', 'envelope-teleported'));
    expect(seen).toEqual([
      'envelope-sent 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
      'e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b',
      'other: envelope-voided',
      'envelope-teleported',
    ]);
  });

  it('need not be there for every event', async () => {
    const { url, problems } = await listen({ onEvent: { 'envelope-voided': () => undefined } });
    expect(await send(url, sent)).toMatchObject({ status: 200 });
    expect(problems).toEqual([]);
  });
});

describe('an event that comes again', () => {
  it('is handled once, though its message was made anew', async () => {
    const { url, events } = await listen();
    const again = JSON.stringify({ ...JSON.parse(sent), retryCount: 1 });
    expect(await send(url, sent)).toMatchObject({ text: '{"received":true,"duplicate":false}' });
    expect(await send(url, again)).toMatchObject(duplicate);
    expect(events).toHaveLength(1);
  });

  it('is another where its recipient is', async () => {
    const { url, events } = await listen();
    const first = jsonMessage('recipient-completed');
    const second = first.replaceAll(
      'e8a4c716-53f2-4d09-b1e7-90c6d2f8a35b',
      '0b6f3d95-a81c-4e27-96d4-f5a7e2c83b10',
    );
    await send(url, first);
    await send(url, second);
    expect(events).toHaveLength(2);
  });

  it('is what eventId says it is', async () => {
    const { url, events } = await listen({
      eventId: (event) => ('envelopeId' in event ? event.envelopeId : event.id),
    });
    await send(url, sent);
    expect(await send(url, jsonMessage('envelope-completed'))).toMatchObject(duplicate);
    expect(events).toHaveLength(1);
  });

  it('is handled after its handler had failed', async () => {
    let times = 0;
    const { url, problems } = await listen({
      onEvent: () => {
        times += 1;
        if (times === 1) throw new Error('the database of secret.example is down');
      },
    });
    const first = await send(url, sent);
    expect(first.status).toBe(500);
    expect(JSON.parse(first.text)).toMatchObject({ errorCode: 'HANDLER_FAILED' });
    expect(first.text).not.toContain('database');
    expect(problems).toMatchObject([
      {
        status: 500,
        errorCode: 'HANDLER_FAILED',
        error: { message: 'the database of secret.example is down' },
        event: { event: 'envelope-sent' },
      },
    ]);
    expect(await send(url, sent)).toMatchObject({
      status: 200,
      text: '{"received":true,"duplicate":false}',
    });
    expect(await send(url, sent)).toMatchObject(duplicate);
    expect(times).toBe(2);
  });

  it.each([
    ['200', false, [200, 200]],
    ['500', true, [500, 500]],
  ])('while it is handled gets the same status, %s', async (_name, fails, statuses) => {
    let handled = 0;
    let messages = 0;
    const bothCame = Promise.withResolvers<void>();
    const { url } = await listen({
      eventId: ({ id }) => {
        messages += 1;
        // By the next turn of the event loop the second message waits for the first.
        if (messages === 2) setImmediate(bothCame.resolve);
        return id;
      },
      onEvent: async () => {
        handled += 1;
        await bothCame.promise;
        if (fails) throw new Error('no');
      },
    });
    const replies = await Promise.all([send(url, sent), send(url, sent)]);
    expect(replies.map(({ status }) => status)).toEqual(statuses);
    expect(handled).toBe(1);
  });
});

describe('the secrets', () => {
  it('can be several, of which any may have signed', async () => {
    const { url, events } = await listen({ secrets: ['old', secret, 'new'] });
    expect(await send(url, sent, { secrets: ['new', 'newer'] })).toMatchObject({ status: 200 });
    expect(
      await send(url, jsonMessage('envelope-voided'), { secrets: ['gone', 'old'] }),
    ).toMatchObject({ status: 200 });
    expect(await send(url, jsonMessage('envelope-declined'), { secrets: ['gone'] })).toMatchObject({
      status: 401,
    });
    expect(events).toHaveLength(2);
  });

  it('can be fetched for each message, and change meanwhile', async () => {
    let secrets = ['first'];
    const { url } = await listen({ secrets: async () => [...secrets] });
    expect(await send(url, sent, { secrets: ['first'] })).toMatchObject({ status: 200 });
    secrets = ['second'];
    expect(await send(url, sent, { secrets: ['first'] })).toMatchObject({ status: 401 });
    expect(await send(url, sent, { secrets: ['second'] })).toMatchObject({ status: 200 });
  });

  it.each<[string, ListenerOptions['secrets']]>([
    ['cannot be fetched', () => Promise.reject(new Error('the vault is closed'))],
    ['are gone', () => []],
  ])('make it 500 where they %s', async (_name, secrets) => {
    const { url, events, problems } = await listen({ secrets });
    const { status, text } = await send(url, sent);
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ errorCode: 'SECRETS_FAILED' });
    expect(text).not.toContain('vault');
    expect(problems).toHaveLength(1);
    expect(events).toEqual([]);
  });

  it.each([
    ['none', []],
    ['an empty one', ['']],
  ])('must be there: not %s', (_name, secrets) => {
    expect(() => createListener({ secrets, onEvent: () => undefined })).toThrow(
      expect.objectContaining({ code: 'no-secret' }),
    );
  });
});

describe('the options', () => {
  it.each([
    ['without secrets', { onEvent: fail }, 'no-secret'],
    [
      'without secrets, though signatures are not wanted',
      { onEvent: fail, unsigned: 'accept' },
      'no-secret',
    ],
    ['with one secret in the place of the list', { onEvent: fail, secrets: secret }, 'no-secret'],
    ['without a handler', { secrets: [secret] }, 'no-handler'],
    ['with a handler that is none', { secrets: [secret], onEvent: 'send' }, 'no-handler'],
  ])('are refused %s', (_name, options, code) => {
    // @ts-expect-error -- what a caller without types would pass
    expect(() => createListener(options)).toThrow(expect.objectContaining({ code }));
  });

  it.each([
    ['none', undefined],
    ['one in the place of the list', secret],
  ])('say what is wrong where the function for secrets gives %s', async (_name, given) => {
    // @ts-expect-error -- what a caller without types would pass
    const { url, problems } = await listen({ secrets: () => given });
    expect(await send(url, sent)).toMatchObject({ status: 500 });
    expect(problems).toMatchObject([{ errorCode: 'SECRETS_FAILED', error: { code: 'no-secret' } }]);
  });
});

describe('a listener for local tests', () => {
  it('takes what is not signed, but not what is signed by another', async () => {
    const { url } = await listen({ unsigned: 'accept' });
    expect(await send(url, sent, { secrets: [] })).toMatchObject({ status: 200 });
    expect(await send(url, sent, { secrets: ['other'] })).toMatchObject({ status: 401 });
  });

  it('needs no secrets', async () => {
    const { url } = await listen({ unsigned: 'accept', secrets: [] });
    expect(await send(url, sent, { secrets: [] })).toMatchObject({ status: 200 });
    expect(await send(url, sent)).toMatchObject(duplicate);
  });
});

describe('what fails beside the handler', () => {
  it.each<[string, Partial<ListenerOptions>, string]>([
    ['a store that cannot claim', { store: { claim: fail, release: fail } }, 'STORE_FAILED'],
    ['an eventId that throws', { eventId: fail }, 'EVENT_ID_FAILED'],
  ])('%s makes it 500', async (_name, options, errorCode) => {
    const { url, events, problems } = await listen(options);
    const { status, text } = await send(url, sent);
    expect(status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ errorCode });
    expect(text).not.toContain('disk');
    expect(problems).toMatchObject([{ errorCode, error: { message: 'the disk is full' } }]);
    expect(events).toEqual([]);
  });

  it('a store that cannot release is told of beside the handler', async () => {
    const store: EventStore = { claim: () => true, release: fail };
    const { url, problems } = await listen({ store, onEvent: fail });
    expect(await send(url, sent)).toMatchObject({ status: 500 });
    expect(problems.map(({ errorCode }) => errorCode)).toEqual(['STORE_FAILED', 'HANDLER_FAILED']);
  });

  it('an onProblem that throws changes nothing', async () => {
    const { url } = await listen({ onProblem: fail });
    expect(await send(url, sent, { secrets: ['other'] })).toMatchObject({ status: 401 });
  });
});

describe('receive', () => {
  it('takes text, bytes and streams, without a server', async () => {
    const { receive } = createListener({ secrets: [secret], onEvent: () => undefined });
    const text = xmlMessage('envelope-completed');
    const headers = await sign(text, [secret]);
    const bytes = Buffer.from(text);
    const bodies = [text, bytes, new Blob([text]).stream(), pieces(bytes)];
    for (const body of bodies) expect(await receive(body, headers)).toMatchObject({ status: 200 });
  });

  it('believes a length that is over the limit without reading', async () => {
    const { receive } = createListener({
      secrets: [secret],
      onEvent: () => undefined,
      parse: { limits: { bytes: 10 } },
    });
    const reply = await receive(unreadable(), { 'Content-Length': '11' });
    expect(reply).toMatchObject({ status: 413 });
  });

  it('reads no more of a stream than the limit allows', async () => {
    const { receive } = createListener({
      secrets: [secret],
      onEvent: () => undefined,
      parse: { limits: { bytes: 10 } },
    });
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4)),
      cancel: () => void (cancelled = true),
    });
    expect(await receive(endless, {})).toMatchObject({ status: 413 });
    expect(cancelled).toBe(true);
  });

  it.each<[string, (request: Request) => unknown]>([
    ['read', (request) => request.json()],
    ['begun', beginReading],
  ])('refuses a Request whose body somebody has %s', async (_name, use) => {
    const { fetch } = createListener({ secrets: [secret], onEvent: () => undefined });
    const request = new Request('http://localhost/', { method: 'POST', body: sent });
    await use(request);
    const response = await fetch(request);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ errorCode: 'BODY_PARSED' });
  });
});

async function beginReading({ body }: Request): Promise<void> {
  const reader = body?.getReader();
  await reader?.read();
  reader?.releaseLock();
}

function fail(): never {
  throw new Error('the disk is full');
}

async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
}

async function* unreadable(): AsyncGenerator<Uint8Array> {
  yield* [];
  throw new Error('it was read');
}

describe('who subscribes', () => {
  it('hears of each event once it was handled, and of none that failed', async () => {
    const heard: string[] = [];
    let fails = true;
    const listener = createListener({
      secrets: [secret],
      onEvent: () => {
        if (fails) throw new Error('the desk is closed');
      },
    });
    const stop = listener.subscribe(({ id }) => {
      heard.push(id);
      throw new Error('who only watches');
    });
    const url = await serveFetch(listener.fetch);
    expect(await send(url, sent)).toMatchObject({ status: 500 });
    expect(heard).toEqual([]);
    fails = false;
    expect(await send(url, sent)).toMatchObject({ status: 200 });
    await send(url, sent);
    expect(heard).toHaveLength(1);
    stop();
    await send(url, jsonMessage('envelope-voided'));
    expect(heard).toHaveLength(1);
  });
});
