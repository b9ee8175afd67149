import { createClient } from '@countersign/client';
import { userImportAddBulkUserImport } from '@countersign/client/admin-v2';
import {
  envelopeDocumentsGet,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { oAuthAuthorize, oAuthToken } from '@countersign/client/oauth';
import { rolesDeleteRole } from '@countersign/client/rooms-v2';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startEcho, type Reply } from './echo-server.ts';

let reply: Reply;
let server: Awaited<ReturnType<typeof startEcho>>;

beforeAll(async () => {
  server = await startEcho(() => reply);
});
afterAll(() => server.close());
beforeEach(() => {
  reply = { headers: { 'content-type': 'application/json; charset=utf-8' }, body: '{}' };
});

const envelope = { accountId: '4410', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };

function client(options: { token?: string } = { token: 'secret' }) {
  return createClient({ baseUrl: `${server.url}/restapi/`, ...options });
}

describe('what is sent', () => {
  it('puts parameters into the path, escaped', async () => {
    await envelopeLocksCreate(client(), { path: { accountId: 'a/b ü', envelopeId: '1' } });
    expect(server.last()).toMatchObject({
      method: 'POST',
      url: '/restapi/v2.1/accounts/a%2Fb%20%C3%BC/envelopes/1/lock',
    });
  });

  it('puts parameters into the query and leaves out those that are undefined', async () => {
    await envelopesListStatusChanges(client(), {
      path: { accountId: '4410' },
      query: { from_date: '2026-11-20', count: '25', email: undefined },
    });
    expect(server.last().url).toBe(
      '/restapi/v2.1/accounts/4410/envelopes?from_date=2026-11-20&count=25',
    );
  });

  it('puts parameters and the token into the headers', async () => {
    const edit = '{"LockToken":"MWQ4"}';
    await envelopeLocksDelete(client(), { path: envelope, header: { 'X-DocuSign-Edit': edit } });
    expect(server.last().headers).toMatchObject({
      authorization: 'Bearer secret',
      'x-docusign-edit': edit,
    });
  });

  it('sends no token where there is none', async () => {
    await envelopeLocksDelete(client({}), { path: envelope });
    expect(server.last().headers.authorization).toBeUndefined();
  });

  it('writes a body as JSON', async () => {
    await envelopeLocksCreate(client(), { path: envelope, body: { lockType: 'edit' } });
    expect(server.last().headers['content-type']).toBe('application/json');
    expect(JSON.parse(server.last().body.toString())).toEqual({ lockType: 'edit' });
  });

  it('writes a body as a form', async () => {
    await oAuthToken(client({}), { body: { grant_type: 'refresh_token', refresh_token: 'a&b' } });
    expect(server.last().headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(server.last().body.toString()).toBe('grant_type=refresh_token&refresh_token=a%26b');
  });

  it('writes a body as a form with files, under their names', async () => {
    const file = new File(['AccountID,UserName\n'], 'users.csv', { type: 'text/csv' });
    await userImportAddBulkUserImport(client(), {
      path: { organizationId: 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48' },
      body: { 'file.csv': file },
    });
    expect(server.last().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(server.last().body.toString()).toContain('name="file.csv"; filename="users.csv"');
  });

  it('writes a body as another media type where the caller says so', async () => {
    await userImportAddBulkUserImport(client(), {
      path: { organizationId: 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48' },
      body: new Blob(['AccountID\n']),
      contentType: 'text/csv',
    });
    expect(server.last().headers['content-type']).toBe('text/csv');
    expect(server.last().body.toString()).toBe('AccountID\n');
  });

  it('keeps two clients apart', async () => {
    const [one, two] = [client({ token: 'one' }), client({ token: 'two' })];
    await envelopeLocksDelete(one, { path: envelope });
    expect(server.last().headers.authorization).toBe('Bearer one');
    await envelopeLocksDelete(two, { path: envelope });
    expect(server.last().headers.authorization).toBe('Bearer two');
  });

  it('names the operation and the parameter that is missing', async () => {
    const path = { accountId: '', envelopeId: '1' };
    await expect(envelopeLocksDelete(client(), { path })).rejects.toThrow(
      'EnvelopeLocks_delete: the path parameter accountId is missing',
    );
  });
});

describe('what comes back', () => {
  it('is an error with its status, not a rejection', async () => {
    reply = {
      status: 400,
      headers: { 'content-type': 'application/json' },
      body: '{"errorCode":"EDIT_LOCK_ENVELOPE_NOT_LOCKED","message":"Not locked."}',
    };
    expect(await envelopeLocksDelete(client(), { path: envelope })).toMatchObject({
      status: 400,
      data: { errorCode: 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' },
    });
  });

  it('is bytes, unbroken', async () => {
    const pdf = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x80]);
    reply = { headers: { 'content-type': 'application/pdf' }, body: pdf };
    const answer = await envelopeDocumentsGet(client(), { path: { ...envelope, documentId: '1' } });
    if (answer.status !== 200) throw new Error(`unexpected status ${answer.status}`);
    expect(Buffer.from(await answer.data.arrayBuffer())).toEqual(pdf);
  });

  it('is nothing where the answer has no body', async () => {
    reply = { status: 204 };
    const path = { accountId: '4410', roleId: 52_411 };
    expect(await rolesDeleteRole(client(), { path })).toMatchObject({
      status: 204,
      data: undefined,
    });
  });

  it('is a redirect, which is not followed', async () => {
    reply = { status: 302, headers: { location: 'https://lease-desk.harbour.example/?code=1' } };
    const answer = await oAuthAuthorize(client({}), {
      query: {
        response_type: 'code',
        scope: 'signature',
        client_id: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
        redirect_uri: 'https://lease-desk.harbour.example/',
      },
    });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://lease-desk.harbour.example/?code=1');
  });

  it('is the Response itself where the caller sends a request as it stands', async () => {
    const xml = '<lockRequest xmlns="http://www.docusign.com/restapi"/>';
    reply = { headers: { 'content-type': 'application/xml' }, body: xml };
    const response = await client().request(envelopeLocksCreate.descriptor, {
      path: envelope,
      headers: { 'content-type': 'application/xml', accept: 'application/xml' },
      body: xml,
    });
    expect(await response.text()).toBe(xml);
    expect(server.last().body.toString()).toBe(xml);
  });
});
