import { createMock } from '@countersign/mock';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRecorder } from '../src/core/traffic/recorder.ts';

const base = 'http://mock.test';
const traffic = `${base}/_countersign/traffic`;
const authorization = 'Bearer abcdefghijklmnop-Xq9Z';

async function sendEnvelope(mock: ReturnType<typeof createMock>, body: string) {
  return mock.fetch(`${base}/restapi/v2.1/accounts/1/envelopes`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body,
  });
}

describe('the traffic', () => {
  it('has headers and bodies of an exchange, and what violates the contract', async () => {
    const mock = createMock();
    await sendEnvelope(mock, '{"documents":"none","accessCode":"4711"}');
    const response = await mock.fetch(`${traffic}/1`);
    expect(await response.json()).toMatchObject({
      id: 1,
      status: 400,
      token: '…Xq9Z',
      findings: [{ in: 'body', at: '/documents' }],
      request: {
        headers: { authorization: 'Bearer (secret)' },
        body: { text: '{"documents":"none","accessCode":"(secret)"}', length: 40 },
      },
      response: { body: { text: expect.stringContaining('documents') } },
    });
    expect(mock.traffic.find(1)).toMatchObject({ id: 1, repeatable: true });
    expect(mock.traffic.find(2)).toBeUndefined();
    expect((await mock.fetch(`${traffic}/2`)).status).toBe(404);
  });

  it('repeats a request with its token', async () => {
    const mock = createMock();
    await sendEnvelope(mock, '{}');
    const response = await mock.fetch(`${traffic}/1/repeat`, { method: 'POST' });
    expect(await response.json()).toMatchObject({ id: 2, status: 201, token: '…Xq9Z' });
    const refused = await mock.fetch(`${traffic}/1/repeat`);
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST']);
    expect(mock.traffic.recent()).toHaveLength(2);
  });

  it('is an HTTP archive with the same filters', async () => {
    const mock = createMock();
    await sendEnvelope(mock, '{}');
    await mock.fetch(`${base}/oauth/userinfo`);
    const response = await mock.fetch(`${traffic}.har?status=201`);
    expect(response.headers.get('content-disposition')).toContain('requests.har');
    expect(await response.json()).toMatchObject({
      log: {
        version: '1.2',
        entries: [
          { request: { method: 'POST', postData: { text: '{}' } }, comment: 'Envelopes_create' },
        ],
      },
    });
  });

  it('is filtered', async () => {
    const mock = createMock();
    await sendEnvelope(mock, '{}');
    await mock.fetch(`${base}/oauth/userinfo`);
    const ids = async (query: string) => {
      const schema = z.object({ exchanges: z.array(z.looseObject({ id: z.number() })) });
      const found = schema.parse(await (await mock.fetch(`${traffic}?${query}`)).json());
      return found.exchanges.map(({ id }) => id);
    };
    expect(await ids('')).toEqual([1, 2]);
    expect(await ids('limit=1')).toEqual([2]);
    expect(await ids('after=1')).toEqual([2]);
    expect(await ids('caller=Xq9Z')).toEqual([1]);
    expect(await ids('method=post')).toEqual([1]);
    expect(await ids('path=userinfo')).toEqual([2]);
    // A second question mark belongs to the value.
    expect(await ids('path=userinfo?')).toEqual([]);
    expect((await mock.fetch(`${traffic}?limit=many`)).status).toBe(400);
  });

  it('has the parts of a form, and bytes as Base64', async () => {
    const mock = createMock();
    const form = new FormData();
    form.set('definition', new Blob(['{"status":"sent"}'], { type: 'application/json' }));
    form.set('file', new Blob([new Uint8Array([0, 255, 13, 10])], { type: 'image/png' }), 'a.png');
    await mock.fetch(`${base}/restapi/v2.1/accounts/1/envelopes`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(mock.traffic.find(1)?.request.body.parts).toMatchObject([
      { body: { mediaType: 'application/json', text: '{"status":"sent"}' } },
      {
        headers: { 'content-disposition': expect.stringContaining('a.png') },
        body: { mediaType: 'image/png', length: 4, base64: 'AP8NCg==' },
      },
    ]);
  });

  it('names the parts of a form in an archive as their headers do', async () => {
    const mock = createMock();
    const form = new FormData();
    form.set('berth; name="x"', 'Quay 42');
    form.set('file', new Blob(['{}'], { type: 'application/json' }), 'lease; signed.json');
    await mock.fetch(`${base}/restapi/v2.1/accounts/1/envelopes`, {
      method: 'POST',
      headers: { authorization },
      body: form,
    });
    expect(await (await mock.fetch(`${traffic}.har`)).json()).toMatchObject({
      log: {
        entries: [
          {
            request: {
              postData: {
                params: [
                  { name: 'berth; name=%22x%22', value: 'Quay 42' },
                  { name: 'file', fileName: 'lease; signed.json' },
                ],
              },
            },
          },
        ],
      },
    });
  });

  it('is not for pages of other origins', async () => {
    const mock = createMock();
    const headers = { origin: 'https://elsewhere.test' };
    for (const address of [`${traffic}/1`, `${traffic}.har`])
      expect((await mock.fetch(address, { headers })).status).toBe(403);
    const repeat = await mock.fetch(`${traffic}/1/repeat`, { method: 'POST', headers });
    expect(repeat.status).toBe(403);
  });
});

describe('what is kept of bodies', () => {
  const response = { status: 200, headers: {}, body: '', outcome: {} };
  const request = { method: 'POST', url: '/', headers: {}, origin: base };

  it('is 16 MB of all of them: the oldest make way, and say so', () => {
    const recorder = createRecorder({ remember: 1000, clock: Date.now });
    for (let count = 0; count < 600; count += 1)
      recorder.record({ ...request, body: Buffer.alloc(64 * 1024, 'a') }, response, 1);
    expect(recorder.find(1)).toMatchObject({
      request: { body: { dropped: true } },
      repeatable: false,
    });
    expect(recorder.restore(1)).toBeUndefined();
    expect(recorder.find(600)?.request.body.text).toHaveLength(64 * 1024);
    const whole = recorder.recent().filter(({ id }) => recorder.find(id)?.repeatable === true);
    expect(whole).toHaveLength(256);
  });

  it('is not counted any more once it was forgotten or overwritten', () => {
    const recorder = createRecorder({ remember: 10, clock: Date.now });
    for (let count = 0; count < 2000; count += 1) {
      recorder.record({ ...request, body: Buffer.alloc(64 * 1024, 'a') }, response, 1);
      if (count % 700 === 0) recorder.clear();
    }
    expect(recorder.recent()).toHaveLength(10);
    for (const { id } of recorder.recent()) expect(recorder.find(id)?.repeatable).toBe(true);
  });
});

it('leaves out the calls of observers, which meet no fault and no limit', async () => {
  const rateLimit = { limit: 1, seconds: 3600 };
  const mock = createMock({ faults: [{ code: 400, times: 1 }], rateLimit });
  const address = `${base}/restapi/v2.1/accounts/1`;
  const call = async (headers = {}) =>
    (await mock.fetch(address, { headers: { authorization, ...headers } })).status;
  const observer = { 'x-countersign-observer': 'console' };
  expect([await call(observer), await call(), await call(), await call(observer)]).toEqual([
    200, 400, 429, 200,
  ]);
  expect(mock.traffic.recent().map(({ id, status }) => [id, status])).toEqual([
    [1, 400],
    [2, 429],
  ]);
  const all = await (await mock.fetch(`${traffic}?observers=true`)).json();
  expect(all).toMatchObject({ exchanges: expect.toSatisfy((list) => list.length === 4) });
  await mock.fetch(traffic, { method: 'DELETE' });
  const none = await (await mock.fetch(`${traffic}?observers=true`)).json();
  expect(none).toMatchObject({ exchanges: [] });
});
