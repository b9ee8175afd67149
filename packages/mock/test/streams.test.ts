import { createMock, startMock } from '@countersign/mock';
import { afterEach, describe, expect, it } from 'vitest';
import type { MockResponse } from '../src/core/message.ts';
import { serve } from '../src/core/server/serve.ts';
import { createHandMock } from './hand-mock.ts';
import { talk } from './raw.ts';
import { readEvents } from './read-events.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(ends.splice(0).map((end) => end()));
});

/**
 * A server that responds with the pieces that a test adds, and a record of the end of the stream.
 */
async function startStream() {
  const { promise: returned, resolve: onReturn } = Promise.withResolvers<void>();
  const waiting: string[] = [];
  let resume: ((result: IteratorResult<string>) => void) | undefined;
  let opened = 0;
  let ended = false;
  const last: IteratorResult<string> = { done: true, value: undefined };
  const end = () => {
    ended = true;
    resume?.(last);
    onReturn();
    return Promise.resolve(last);
  };
  const stream = {
    [Symbol.asyncIterator]() {
      opened += 1;
      return {
        next: () =>
          new Promise<IteratorResult<string>>((resolve) => {
            const value = waiting.shift();
            if (value !== undefined) resolve({ done: false, value });
            else if (ended) resolve(last);
            else resume = resolve;
          }),
        return: end,
      };
    },
  };
  const handle = async (): Promise<MockResponse> => ({
    status: 200,
    headers: { 'content-type': 'text/plain' },
    body: '',
    stream,
  });
  const server = await serve(
    { ...createHandMock(), handle },
    // A stream outlives all of them.
    { timeouts: { headers: 100, request: 100, keepAlive: 100 } },
  );
  ends.push(() => server.close());
  return {
    url: server.url,
    close: () => server.close(),
    returned,
    finish: end,
    opened: () => opened,
    add(piece: string) {
      if (resume === undefined) waiting.push(piece);
      else resume({ done: false, value: piece });
      resume = undefined;
    },
  };
}

describe('a body in pieces', () => {
  it('arrives piece by piece, without a length, and may not be cached', async () => {
    const { url, add, finish } = await startStream();
    add('one');
    const response = await fetch(url);
    expect(response.headers.get('content-length')).toBeNull();
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect(await reader?.read()).toEqual({ done: false, value: 'one' });
    add('two');
    expect(await reader?.read()).toEqual({ done: false, value: 'two' });
    await finish();
    expect(await reader?.read()).toEqual({ done: true, value: undefined });
  });

  it('ends when the client goes away', async () => {
    const { url, add, returned } = await startStream();
    add('one');
    const leaving = new AbortController();
    await fetch(url, { signal: leaving.signal });
    leaving.abort();
    await returned;
  });

  it('is not read for a HEAD request', async () => {
    const { url, opened } = await startStream();
    const response = await fetch(url, { method: 'HEAD' });
    expect(response.headers.get('content-type')).toBe('text/plain');
    expect(opened()).toBe(0);
  });

  it('ends when the server closes, which waits for nothing else', async () => {
    const { url, add, close, returned } = await startStream();
    add('one');
    const response = await fetch(url);
    await close();
    await returned;
    expect(await response.text()).toBe('one');
  });

  it('outlives the time-outs of requests', async () => {
    const { url, add, finish } = await startStream();
    add('one');
    const response = await fetch(url);
    // A request that never ends has been refused by then.
    expect(await talk(url, 'GET /slow HTTP/1.1\r\n')).toMatch(/^HTTP\/1\.1 408 /);
    add(' two');
    await finish();
    expect(await response.text()).toBe('one two');
  });
});

describe('the live traffic', () => {
  it('reports each exchange from the first event on, without secrets', async () => {
    const mock = await startMock();
    ends.push(() => mock.close());
    const live = await readEvents(await fetch(`${mock.url}/_countersign/traffic/live`));
    expect(live.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(await live.next()).toEqual({ event: 'hello', data: { server: 'mock' } });
    await fetch(`${mock.url}/oauth/userinfo?access_token=hunter2hunter2`);
    expect(await live.next()).toMatchObject({
      event: 'request',
      data: { method: 'GET', url: '/oauth/userinfo?access_token=(secret)', status: 401 },
    });
  });

  it('is there without a transport, until the reader cancels it', async () => {
    const mock = createMock();
    const address = 'http://mock.test/_countersign/traffic/live';
    const leaving = new AbortController();
    const live = await readEvents(await mock.fetch(address, { signal: leaving.signal }));
    expect(await live.next()).toMatchObject({ event: 'hello' });
    await mock.fetch('http://mock.test/oauth/userinfo');
    expect(await live.next()).toMatchObject({ event: 'request' });
    leaving.abort(new Error('enough'));
    await expect(live.next()).rejects.toThrow('enough');
  });

  it('is not for pages of other origins', async () => {
    const mock = await startMock();
    ends.push(() => mock.close());
    const headers = { origin: 'https://elsewhere.test' };
    const response = await fetch(`${mock.url}/_countersign/traffic/live`, { headers });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Pages of other origins');
  });

  it('knows no other method', async () => {
    const mock = await startMock();
    ends.push(() => mock.close());
    const response = await fetch(`${mock.url}/_countersign/traffic/live`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
