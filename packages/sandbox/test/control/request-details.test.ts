import { accountsGet, envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { accountId, mara } from '../harness.ts';
import { definition, startControlTest } from './harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

const account = `http://sandbox.test/restapi/v2.1/accounts/${accountId}`;

describe('a request', () => {
  it('is kept with headers and bodies in both directions, and with what came of it', async () => {
    const { tenant, client, control } = newTenant();
    const unknown = { colour: 'red' };
    const { envelopeId } = await envelopesCreate(client, { body: { ...definition(), ...unknown } });
    const [listed] = await control.requests();
    expect(listed).toMatchObject({ user: mara, warnings: 1, source: 'state' });
    expect(await control.request(listed?.id ?? 0)).toMatchObject({
      id: listed?.id,
      tenant,
      origin: 'http://sandbox.test',
      operation: 'Envelopes_create',
      status: 201,
      source: 'state',
      user: mara,
      warnings: [{ code: 'unknown-property', in: 'body', at: '/colour' }],
      findings: [],
      repeatable: true,
      request: {
        headers: { authorization: 'Bearer (secret)', 'x-countersign-tenant': tenant },
        body: { mediaType: 'application/json', text: expect.stringContaining('"colour":"red"') },
      },
      response: {
        headers: { 'x-countersign-source': 'state' },
        body: { mediaType: 'application/json', text: expect.stringContaining(envelopeId ?? '-') },
      },
    });
  });

  it('is that of its tenant only', async () => {
    const [{ client, control }, other] = [newTenant(), newTenant()];
    await accountsGet(client);
    const [{ id } = { id: 0 }] = await control.requests();
    await expect(other.control.request(id)).rejects.toMatchObject({ status: 404 });
    await expect(other.control.repeatRequest(id)).rejects.toMatchObject({ status: 404 });
    await expect(control.request(id + 100_000)).rejects.toMatchObject({ status: 404 });
    await control.clearRequests();
    await expect(control.request(id)).rejects.toMatchObject({ status: 404 });
  });

  it('can be repeated, with its token', async () => {
    const { client, control } = newTenant();
    await envelopesCreate(client, { body: definition({ status: 'created' }) });
    const [{ id } = { id: 0 }] = await control.requests();
    const repeated = await control.repeatRequest(id);
    expect(repeated).toMatchObject({ operation: 'Envelopes_create', status: 201 });
    expect((await control.requests()).map((one) => one.id)).toEqual([id, repeated.id]);
    const ids = [id, repeated.id].map(async (one) => (await control.request(one)).response.body);
    const [first, second] = await Promise.all(ids);
    expect(first?.text).not.toBe(second?.text);
  });

  it('cannot be repeated without all of its body, of which the beginning is kept', async () => {
    const { client, control } = newTenant();
    const emailBlurb = 'x'.repeat(9000);
    const documentBase64 = Buffer.alloc(100_000, 'a').toString('base64');
    const documents = [{ documentId: '1', name: 'A', fileExtension: 'txt', documentBase64 }];
    await envelopesCreate(client, { body: definition({ emailBlurb, documents }) });
    const [{ id } = { id: 0 }] = await control.requests();
    const { request, repeatable } = await control.request(id);
    expect(repeatable).toBe(false);
    expect(request.body).toMatchObject({ truncated: true, length: expect.any(Number) });
    expect(request.body.length).toBeGreaterThan(130_000);
    expect(request.body.text).toHaveLength(65_536);
    await expect(control.repeatRequest(id)).rejects.toMatchObject({
      status: 409,
      code: 'NOT_REPEATABLE',
    });
  });
});

describe('the list of requests', () => {
  it('is filtered by caller, and limited to the newest and to those after one', async () => {
    const { client, control } = newTenant();
    await accountsGet(client);
    await expect(
      envelopesGet(client, { path: { envelopeId: '00000000-0000-0000-0000-000000000000' } }),
    ).rejects.toThrow();
    await accountsGet(client);
    const all = await control.requests();
    expect(await control.requests({ caller: mara })).toHaveLength(3);
    const accounts = await control.accounts();
    const { email = '' } =
      accounts.flatMap(({ users }) => users).find(({ userId }) => userId === mara) ?? {};
    expect(await control.requests({ caller: email })).toHaveLength(3);
    expect(await control.requests({ caller: '00000000-0000-0000-0000-000000000000' })).toEqual([]);
    await expect(control.requests({ caller: 'nobody@quayside.example' })).rejects.toMatchObject({
      status: 400,
      where: 'query/caller',
    });
    expect(await control.requests({ limit: 1 })).toEqual(all.slice(-1));
    expect(await control.requests({ after: all[0]?.id ?? 0 })).toEqual(all.slice(1));
    await expect(control.requests({ status: 'bad' })).rejects.toMatchObject({
      message: 'status must be three digits, such as 400 or 4xx. (query/status)',
      where: 'query/status',
    });
  });

  it('is an HTTP archive, too', async () => {
    const { client, control } = newTenant();
    await accountsGet(client);
    await envelopesCreate(client, { body: definition() });
    const archive = await control.exportRequests({ operation: 'Envelopes_create' });
    expect(archive.log).toMatchObject({
      version: '1.2',
      entries: [
        {
          request: {
            method: 'POST',
            url: expect.stringMatching(/^http:\/\/sandbox\.test\/.*\/envelopes$/),
            postData: { text: expect.stringContaining('Lease of berth 12') },
          },
          response: { status: 201, statusText: 'Created' },
        },
      ],
    });
  });
});

const secret = 'hunter2-hunter2 and more';

describe('secrets in bodies', () => {
  it.each<[what: string, path: string, type: string, body: string]>([
    [
      'a form',
      'http://sandbox.test/oauth/token',
      'application/x-www-form-urlencoded',
      new URLSearchParams({ grant_type: 'authorization_code', code: secret }).toString(),
    ],
    [
      'JSON',
      `${account}/envelopes`,
      'application/json',
      JSON.stringify({ recipients: { signers: [{ accessCode: secret, name: 'Rosa' }] } }),
    ],
    [
      'JSON with a list, and a name that is written with escapes',
      `${account}/envelopes`,
      'application/json',
      `{"a\\u0063cessCode": ["${secret}", {"x": "${secret}"}], "status": "sent"}`,
    ],
    ['JSON that is cut off', `${account}/envelopes`, 'application/json', `{"password": "${secret}`],
    [
      'XML',
      `${account}/envelopes`,
      'application/xml',
      `<envelopeDefinition><password>${secret}</password></envelopeDefinition>`,
    ],
    [
      'a part of a form',
      `${account}/envelopes`,
      'multipart/form-data; boundary=b',
      `--b\r\nContent-Disposition: form-data; name="password"\r\n\r\n${secret}\r\n--b\r\nContent-Disposition: form-data; name="x"\r\nContent-Type: application/json\r\n\r\n{"apiKey":"${secret}"}\r\n--b--\r\n`,
    ],
  ])('are hidden in %s', async (_, url, type, body) => {
    const { tenant, control } = newTenant();
    const headers = {
      'content-type': type,
      authorization: 'Bearer sandbox',
      'x-countersign-tenant': tenant,
    };
    await sandbox.fetch(url, { method: 'POST', headers, body });
    const [{ id } = { id: 0 }] = await control.requests();
    const kept = JSON.stringify([await control.request(id), await control.exportRequests()]);
    expect(kept).not.toMatch(/hunter2|and more/);
    expect(kept).toContain('(secret)');
  });

  it('are hidden in responses', async () => {
    const { tenant, control } = newTenant();
    await control.createTenant(tenant);
    const [user] = (await control.accounts()).flatMap(({ users }) => users);
    const { token } = await control.createToken(user?.userId ?? '');
    await sandbox.fetch('http://sandbox.test/oauth/userinfo', {
      headers: { authorization: `Bearer ${token}`, 'x-countersign-tenant': tenant },
    });
    const [{ id } = { id: 0 }] = await control.requests();
    const { request, token: hint } = await control.request(id);
    expect(JSON.stringify(request)).not.toContain(token);
    expect(hint).toBe(`…${token.slice(-4)}`);
  });
});
