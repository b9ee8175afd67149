// The results of a call.
import { CallError, createClient, type ClientOptions } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopeLocksGet,
} from '@countersign/client/esign-v2.1';
import { oAuthAuthorize } from '@countersign/client/oauth';
import { rolesDeleteRole } from '@countersign/client/rooms-v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { accountId, envelope } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.plays(json({ lockType: 'edit' })));

function client(options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: service.url, token: 'secret', ...options });
}

const get = (options?: Partial<ClientOptions>) =>
  envelopeLocksGet(client(options), { path: envelope });
const bytes = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0xfe, 0x80]);
const document = () =>
  envelopeDocumentsGet(client(), { path: { ...envelope, documentId: 'combined' } });

describe('awaited', () => {
  it('gives the data of a success', async () => {
    service.plays(json({ lockType: 'edit' }, { status: 201 }));
    const lock = await envelopeLocksCreate(client(), { path: envelope });
    expect(lock.lockType).toBe('edit');
  });

  it.each([
    ['application/json'],
    ['application/json;charset=UTF-8'],
    ['Application/JSON ; charset=utf-8'],
    ['application/problem+json'],
  ])('reads JSON that calls itself %s', async (type) => {
    service.plays({ headers: { 'content-type': type }, body: '\ufeff{"lockType":"ü"}' });
    expect(await get()).toEqual({ lockType: 'ü' });
  });

  it('gives nothing where there is no body', async () => {
    service.plays({ status: 204 });
    expect(
      await rolesDeleteRole(client(), { path: { accountId, roleId: 52_411 } }),
    ).toBeUndefined();
    service.plays({ headers: { 'content-type': 'application/json' } });
    expect(await get()).toBeUndefined();
  });

  it('gives text where it is text, and a Blob where it is anything else', async () => {
    service.plays({ headers: { 'content-type': 'text/csv' }, body: 'a,ü' });
    expect(await get()).toBe('a,ü');
    service.plays({ headers: { 'content-type': 'application/pdf' }, body: bytes });
    const data = await document();
    expect(data.type).toBe('application/pdf');
    expect(new Uint8Array(await data.arrayBuffer())).toEqual(bytes);
  });

  it('gives XML as text without a codec, and as what the codec makes of it', async () => {
    service.plays({ headers: { 'content-type': 'text/xml; charset=utf-8' }, body: '<lock/>' });
    expect(await get()).toBe('<lock/>');
    const xml = {
      encode: () => '',
      decode: (operation: string, status: number, text: string) => ({ operation, status, text }),
    };
    expect(await get({ xml })).toEqual({
      operation: 'EnvelopeLocks_get',
      status: 200,
      text: '<lock/>',
    });
  });
});

describe('like any promise', () => {
  it('can be chained, gathered and raced', async () => {
    expect(await get().then((lock) => lock.lockType)).toBe('edit');
    expect(await Promise.all([get(), get()])).toHaveLength(2);
    expect(await Promise.race([get(), get()])).toEqual({ lockType: 'edit' });
    const [kept] = await Promise.allSettled([get()]);
    expect(kept).toEqual({ status: 'fulfilled', value: { lockType: 'edit' } });
    let ended = 0;
    const data = await get().finally(() => {
      ended += 1;
    });
    expect([data, ended]).toEqual([{ lockType: 'edit' }, 1]);
  });

  it('can be caught, gathered and ended where it fails', async () => {
    service.plays(json({ errorCode: 'ENVELOPE_DOES_NOT_EXIST' }, { status: 404 }));
    expect(await get().catch((error: unknown) => (error instanceof Error ? error.name : ''))).toBe(
      'NotFoundError',
    );
    const [left] = await Promise.allSettled([get()]);
    expect(left).toMatchObject({ status: 'rejected', reason: { status: 404 } });
    let ended = 0;
    const failing = get().finally(() => {
      ended += 1;
    });
    await expect(failing).rejects.toMatchObject({ status: 404 });
    expect(ended).toBe(1);
    const after = get().then(undefined, () => 'left');
    expect(await after).toBe('left');
  });

  it('is sent at once, and once, however often it is looked at', async () => {
    const call = get();
    await service.reached(1);
    expect(await call).toEqual({ lockType: 'edit' });
    expect(await call).toBe(await call);
    expect((await call.withResponse()).data).toBe(await call);
    expect((await call.answer()).status).toBe(200);
    expect(service.seen).toHaveLength(1);
  });
});

describe('withResponse', () => {
  it('gives status, headers and the Response besides', async () => {
    service.plays(
      json({ lockType: 'edit' }, { status: 201, headers: { 'x-docusign-edit': '{}' } }),
    );
    const { status, data, headers, response } = await envelopeLocksCreate(client(), {
      path: envelope,
    }).withResponse();
    expect([status, data.lockType, headers.get('x-docusign-edit')]).toEqual([201, 'edit', '{}']);
    expect(response).toBeInstanceOf(Response);
  });
});

describe('answer', () => {
  it('gives errors too, told apart by status', async () => {
    const code = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED';
    service.plays(json({ errorCode: code, message: 'Not locked.' }, { status: 400 }));
    const answer = await envelopeLocksDelete(client(), { path: envelope }).answer();
    if (answer.status !== 400) throw new Error(`unexpected status ${answer.status}`);
    expect(answer.data.errorCode).toBe(code);
  });

  it('gives a status that nobody documents as it is', async () => {
    service.plays(json({ tea: true }, { status: 418 }));
    const { status, data } = await get().answer();
    expect([status, data]).toEqual([418, { tea: true }]);
  });

  it('gives a redirect, which is not followed', async () => {
    const location = `${service.url}/elsewhere?code=1`;
    service.plays({ status: 302, headers: { location } });
    const query = {
      response_type: 'code',
      scope: 'signature',
      client_id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
      redirect_uri: 'https://lease-desk.harbour.example/',
    } as const;
    const { status, headers } = await oAuthAuthorize(client(), { query }).answer();
    expect([status, headers.get('location')]).toEqual([302, location]);
    expect(service.seen).toHaveLength(1);
  });
});

describe('a document', () => {
  beforeEach(() => service.plays({ headers: { 'content-type': 'application/pdf' }, body: bytes }));

  it('comes as bytes', async () => {
    const content = await document().bytes();
    expect(content).toBeInstanceOf(Uint8Array);
    expect(content).toEqual(bytes);
  });

  it('comes as a Blob', async () => {
    const content = await document().blob();
    expect([content.type, new Uint8Array(await content.arrayBuffer())]).toEqual([
      'application/pdf',
      bytes,
    ]);
  });

  it('comes as a stream', async () => {
    const stream = await document().stream();
    expect(new Uint8Array(await new Response(stream).arrayBuffer())).toEqual(bytes);
  });

  it('comes as bytes whatever it says that it is', async () => {
    service.plays(json({ a: 1 }));
    expect(new TextDecoder().decode(await document().bytes())).toBe('{"a":1}');
  });

  it('is an empty one where there is no body', async () => {
    service.plays({ status: 204 });
    expect(await document().bytes()).toHaveLength(0);
    expect((await document().blob()).size).toBe(0);
    expect(await new Response(await document().stream()).text()).toBe('');
  });

  it.each(['bytes', 'blob', 'stream'] as const)(
    'throws as %s what it throws awaited',
    async (form) => {
      service.plays(json({ errorCode: 'DOCUMENT_DOES_NOT_EXIST' }, { status: 404 }));
      await expect(document()[form]()).rejects.toMatchObject({
        name: 'NotFoundError',
        code: 'DOCUMENT_DOES_NOT_EXIST',
      });
    },
  );

  it('is there in one form only, and says so', async () => {
    const call = document();
    await call;
    const error = await caughtAs(CallError, call.bytes());
    expect(error.name).toBe('CallError');
    expect(error.message).toContain('EnvelopeDocuments_get: the answer has been read already');
  });
});
