// The requests that reach the service.
import { createClient, InputError, type ClientOptions } from '@countersign/client';
import { userImportAddBulkUserImport } from '@countersign/client/admin-v2';
import {
  accountsUpdateSharedAccess,
  envelopeDocumentsUpdate,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopeLocksGet,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { oAuthToken } from '@countersign/client/oauth';
import { assert, asyncProperty, string } from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { caughtAs } from './caught.ts';
import { accountId, envelope, envelopeId, organizationId } from './examples.ts';
import { json, startService, type ScriptedService } from './scripted-service.ts';

let service: ScriptedService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());
beforeEach(() => service.plays(json({})));

function client(options: Partial<ClientOptions> = {}) {
  return createClient({ baseUrl: `${service.url}/restapi`, token: 'secret', ...options });
}

describe('the address', () => {
  it('holds the parameters of the path, escaped', async () => {
    await envelopeLocksCreate(client(), { path: { accountId: 'a/b ü?#%', envelopeId: '1' } });
    expect(service.last()).toMatchObject({
      method: 'POST',
      url: '/restapi/v2.1/accounts/a%2Fb%20%C3%BC%3F%23%25/envelopes/1/lock',
    });
  });

  it.each(['/restapi/', '/restapi//', '/restapi'])('begins with %s and one slash', async (base) => {
    await envelopeLocksGet(client({ baseUrl: service.url + base }), { path: envelope });
    expect(service.last().url).toBe(
      `/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}/lock`,
    );
  });

  it('holds the parameters of the query, without those that are undefined', async () => {
    await envelopesListStatusChanges(client(), {
      path: { accountId },
      query: { from_date: '2026-11-20', count: '25', email: undefined },
    });
    expect(service.last().url).toBe(
      `/restapi/v2.1/accounts/${accountId}/envelopes?from_date=2026-11-20&count=25`,
    );
  });

  it('takes from the client what a call leaves out, and the call goes before', async () => {
    const shared = client({ path: { accountId: 'shared' } });
    await envelopeLocksGet(shared, { path: { envelopeId } });
    expect(service.last().url).toContain('/accounts/shared/');
    await envelopeLocksGet(shared, { path: { envelopeId, accountId: undefined } });
    expect(service.last().url).toContain('/accounts/shared/');
    await envelopeLocksGet(shared, { path: { envelopeId, accountId: 'own' } });
    expect(service.last().url).toContain('/accounts/own/');
  });

  it('gives back whatever was put into it', async () => {
    const text = string({ unit: 'binary', minLength: 1 }).filter(
      (value) => value.isWellFormed() && !/^\.\.?$/.test(value),
    );
    await assert(
      asyncProperty(text, text, text, async (account, id, search) => {
        await envelopesListStatusChanges(client(), {
          path: { accountId: account },
          query: { search_text: search, folder_ids: id },
        });
        const { pathname, searchParams } = new URL(service.last().url, service.url);
        expect(pathname.split('/').map(decodeURIComponent)).toEqual([
          '',
          'restapi',
          'v2.1',
          'accounts',
          account,
          'envelopes',
        ]);
        expect([...searchParams]).toEqual([
          ['search_text', search],
          ['folder_ids', id],
        ]);
      }),
      { seed: 20_261_121, numRuns: 300 },
    );
  });

  it.each([
    ['is empty', '', 'the path parameter envelopeId is missing'],
    ['would lead elsewhere', '..', 'the path parameter envelopeId must not be ..'],
    ['would lead nowhere', '.', 'the path parameter envelopeId must not be .'],
    ['is half a character', '\ud83d', 'the path parameter envelopeId must not be'],
  ])('is refused where a parameter %s', async (_what, id, message) => {
    const call = envelopeLocksGet(client(), { path: { accountId, envelopeId: id } });
    const error = await caughtAs(InputError, call);
    expect(error.message).toContain(`EnvelopeLocks_get: ${message}`);
    expect(error.operation).toBe('EnvelopeLocks_get');
    expect(service.seen).toEqual([]);
  });

  it('is refused where a parameter is missing', async () => {
    const call = envelopeLocksGet(client(), { path: { envelopeId } });
    expect((await caughtAs(InputError, call)).message).toContain('accountId is missing');
    expect(service.seen).toEqual([]);
  });
});

describe('the headers', () => {
  it('hold the token and what the operation knows', async () => {
    const edit = '{"LockToken":"MWQ4"}';
    await envelopeLocksDelete(client(), { path: envelope, header: { 'X-DocuSign-Edit': edit } });
    expect(service.last().headers).toMatchObject({
      authorization: 'Bearer secret',
      accept: 'application/json, */*;q=0.5',
      'x-docusign-edit': edit,
    });
  });

  it('hold no token where there is none', async () => {
    await envelopeLocksDelete(client({ token: undefined }), { path: envelope });
    expect(service.last().headers.authorization).toBeUndefined();
  });

  it('keep the token of the client where a call gives undefined', async () => {
    await envelopeLocksDelete(client(), { path: envelope }, { token: undefined });
    expect(service.last().headers.authorization).toBe('Bearer secret');
  });

  it('hold the own authorization of a call instead of the token', async () => {
    const headers = { Authorization: 'Basic a2V5OnNlY3JldA==' };
    await oAuthToken(client(), { body: { grant_type: 'refresh_token' } }, { headers });
    expect(service.last().headers.authorization).toBe('Basic a2V5OnNlY3JldA==');
  });

  it('go from the client to the call to the operation, each before the last', async () => {
    const every = client({
      headers: { 'x-one': 'client', 'x-two': 'client', 'x-three': 'client' },
    });
    await envelopeLocksDelete(
      every,
      { path: envelope, header: { 'X-DocuSign-Edit': 'operation' } },
      { headers: { 'X-Two': 'call', 'x-docusign-edit': 'call' }, accept: 'application/xml' },
    );
    expect(service.last().headers).toMatchObject({
      'x-one': 'client',
      'x-two': 'call',
      'x-three': 'client',
      'x-docusign-edit': 'operation',
      accept: 'application/xml',
    });
  });

  it('are refused with characters that they cannot carry, and not one of the rest', async () => {
    await assert(
      asyncProperty(string({ unit: 'binary' }), async (value) => {
        service.plays(json({}));
        const input = { path: envelope, header: { 'X-DocuSign-Edit': value } };
        const call = envelopeLocksDelete(client(), input);
        if (/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
          await call;
          // Space around a value is not part of it.
          const sent = Buffer.from(value.replace(/^[\t ]+|[\t ]+$/g, ''), 'latin1').toString(
            'latin1',
          );
          expect(service.last().headers['x-docusign-edit']).toBe(sent);
        } else {
          const { message } = await caughtAs(InputError, call);
          expect(message).toBe(
            'EnvelopeLocks_delete: the header X-DocuSign-Edit contains an invalid character',
          );
          expect(service.seen).toEqual([]);
        }
      }),
      {
        seed: 20_261_121,
        numRuns: 300,
        examples: [['a\r\nx-other: 1'], ['a\nb'], ['\0'], ['\u20ac'], ['ü'], ['{"LockToken":"1"}']],
      },
    );
  });

  it.each(['one\r\nx-other: two', 'line\n', 'тайна'])(
    'are refused with the token %j, which the error does not show',
    async (token) => {
      const error = await caughtAs(
        InputError,
        envelopeLocksGet(client({ token }), { path: envelope }),
      );
      expect(error.message).toBe(
        'EnvelopeLocks_get: the header authorization contains an invalid character',
      );
      expect(service.seen).toEqual([]);
    },
  );
});

describe('the body', () => {
  it('is JSON', async () => {
    await envelopeLocksCreate(client(), { path: envelope, body: { lockType: 'edit' } });
    expect(service.last().headers['content-type']).toBe('application/json');
    expect(JSON.parse(service.last().body.toString())).toEqual({ lockType: 'edit' });
  });

  it('is not there where none is given, and neither is its type', async () => {
    await envelopeLocksCreate(client(), { path: envelope });
    expect(service.last().headers['content-type']).toBeUndefined();
    expect(service.last().body).toHaveLength(0);
  });

  it('is a form', async () => {
    const body = { grant_type: 'refresh_token', refresh_token: 'a&b ü' } as const;
    await oAuthToken(client({ token: undefined }), { body });
    expect(service.last().headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect([...new URLSearchParams(service.last().body.toString())]).toEqual(Object.entries(body));
  });

  it('is a form with files, under their names', async () => {
    const file = new File(['AccountID,UserName\n'], 'users.csv', { type: 'text/csv' });
    await userImportAddBulkUserImport(client(), {
      path: { organizationId },
      body: { 'file.csv': file },
    });
    expect(service.last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(service.last().body.toString()).toContain('name="file.csv"; filename="users.csv"');
  });

  it('is a form that the caller has made, with its boundary', async () => {
    const form = new FormData();
    form.set('file.csv', new Blob(['AccountID\n']));
    await client().exchange(userImportAddBulkUserImport.descriptor, {
      path: { organizationId },
      body: form,
    });
    const [, boundary] = /boundary=(.+)$/.exec(service.last().headers['content-type'] ?? '') ?? [];
    expect(boundary).toBeDefined();
    expect(service.last().body.toString()).toContain(`--${boundary}--`);
  });

  it('is another media type where the caller says so', async () => {
    await userImportAddBulkUserImport(client(), {
      path: { organizationId },
      body: new Blob(['AccountID\n']),
      contentType: 'text/csv',
    });
    expect(service.last().headers['content-type']).toBe('text/csv');
    expect(service.last().body.toString()).toBe('AccountID\n');
  });

  const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 0xff, 0xfe, 0x80]);
  it.each([
    ['bytes', () => pdf],
    ['a part of a buffer', () => new Uint8Array([1, ...pdf, 2]).subarray(1, -1)],
    ['a buffer', () => pdf.slice().buffer],
    ['a Blob', () => new Blob([pdf])],
    ['a stream', () => new Blob([pdf]).stream()],
  ])('is %s, unbroken', async (_name, body) => {
    const path = { ...envelope, documentId: '1' };
    await client().exchange(envelopeDocumentsUpdate.descriptor, { path, body: body() });
    expect(service.last().headers['content-type']).toBe('application/pdf');
    expect(new Uint8Array(service.last().body)).toEqual(pdf);
  });

  it('is refused where there is no way to write it', async () => {
    const call = client().exchange(accountsUpdateSharedAccess.descriptor, {
      path: { accountId },
      body: {},
      contentType: 'application/xml',
    });
    const { message } = await caughtAs(InputError, call);
    expect(message).toContain('a body of application/xml must be');
    const form = userImportAddBulkUserImport(client(), {
      path: { organizationId },
      body: { 'file.csv': new Blob() },
      contentType: 'text/csv',
    });
    expect((await caughtAs(InputError, form)).message).toContain('a body of text/csv must be');
    expect(service.seen).toEqual([]);
  });
});

describe('a request as it stands', () => {
  const xml = '<lockRequest xmlns="http://www.docusign.com/restapi"/>';

  it('goes out as given, and the Response comes back unread', async () => {
    service.plays({ status: 418, headers: { 'content-type': 'application/xml' }, body: xml });
    const response = await client().request(envelopeLocksCreate.descriptor, {
      path: envelope,
      headers: { 'content-type': 'application/xml', accept: 'application/xml' },
      body: xml,
    });
    expect(service.last().headers).toMatchObject({
      'content-type': 'application/xml',
      accept: 'application/xml',
      authorization: 'Bearer secret',
    });
    expect(service.last().body.toString()).toBe(xml);
    expect([response.status, await response.text()]).toEqual([418, xml]);
  });

  it('is sent once, unless it is told otherwise', async () => {
    const { descriptor } = envelopeLocksGet;
    service.plays({ status: 503 });
    expect((await client().request(descriptor, { path: envelope })).status).toBe(503);
    expect(service.seen).toHaveLength(1);
    const retry = { max: 1, delay: 1 };
    expect((await client().request(descriptor, { path: envelope }, { retry })).status).toBe(503);
    expect(service.seen).toHaveLength(3);
  });
});

it('two clients side by side share nothing', async () => {
  const one = client({ token: 'one', headers: { 'x-who': 'one' }, path: { accountId: 'one' } });
  const two = client({ token: 'two', path: { accountId: 'two' } });
  await Promise.all(
    [one, two, one, two].map((who) => envelopeLocksGet(who, { path: { envelopeId } })),
  );
  const sent = service.seen.map(({ url, headers }) => [
    headers.authorization,
    headers['x-who'],
    url.split('/')[4],
  ]);
  expect(sent.toSorted()).toEqual([
    ['Bearer one', 'one', 'one'],
    ['Bearer one', 'one', 'one'],
    ['Bearer two', undefined, 'two'],
    ['Bearer two', undefined, 'two'],
  ]);
});
