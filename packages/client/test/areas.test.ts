// Each area has a host of its own, and an operation goes to the host of its area.
import { createClient, type Client } from '@countersign/client';
import { organizationGetOrganizations } from '@countersign/client/admin-v2';
import { jwtGrant, codeGrant, type Clients } from '@countersign/client/auth';
import { environments } from '@countersign/client/environments';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { bulkEnvelopesGet } from '@countersign/client/esign-v2';
import { dataSetGetStream, dataSetStream } from '@countersign/client/monitor';
import { roomsGetRooms } from '@countersign/client/rooms-v2';
import { uploadInParts } from '@countersign/client/uploads';
import { clickwrapsGetClickwraps } from '@countersign/client/click';
import { webFormListForms } from '@countersign/client/webforms';
import { describe, expect, it } from 'vitest';
import { useAuthServer } from './auth/setting.ts';

const at = useAuthServer();
const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const monitor = { version: '2.0', dataSetName: 'monitor' } as const;
const organizationId = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';

/** The service as it would be reached from here: notes addresses, and answers with a user. */
function noteAddresses(site: string) {
  const seen: string[] = [];
  const fetch = async (input: string | URL | Request) => {
    const url = new URL(input instanceof Request ? input.url : input);
    seen.push(url.origin + url.pathname);
    if (url.pathname === '/oauth/token')
      return Response.json({ access_token: 'token', token_type: 'Bearer', expires_in: 28_800 });
    if (url.pathname !== '/oauth/userinfo') return Response.json({});
    const account = {
      account_id: accountId,
      account_name: 'Harbour Leasing',
      base_uri: site,
      is_default: true,
      organization: { organization_id: organizationId, links: [] },
    };
    return Response.json({ sub: 'user', accounts: [account] });
  };
  return { fetch, seen };
}

const key = async () =>
  (
    await crypto.subtle.generateKey(
      {
        name: 'RSASSA-PKCS1-v1_5',
        modulusLength: 2048,
        publicExponent: Uint8Array.of(1, 0, 1),
        hash: 'SHA-256',
      },
      true,
      ['sign', 'verify'],
    )
  ).privateKey;

describe.each([
  [
    'demo',
    'https://demo.docusign.net',
    'https://account-d.docusign.com',
    'https://demo.rooms.docusign.com',
    'https://api-d.docusign.net',
    ['https://lens-d.docusign.net', 'https://api-d.docusign.com', 'https://apps-d.docusign.com'],
  ],
  [
    'production',
    'https://eu.docusign.net',
    'https://account.docusign.com',
    'https://rooms.docusign.com',
    'https://api.docusign.net',
    ['https://lens.docusign.net', 'https://api.docusign.com', 'https://apps.docusign.com'],
  ],
] as const)(
  'the clients of a session in %s',
  (environment, site, auth, rooms, admin, [lens, platform, apps]) => {
    it('go to the host of their area, for the account of the user', async () => {
      const { fetch, seen } = noteAddresses(site);
      const privateKey = await key();
      const session = jwtGrant({ environment, clientId: 'key', userId: 'user', privateKey, fetch });
      const clients = await session.clients({ fetch });
      await envelopesGet(clients.esign, { path: { envelopeId } });
      await roomsGetRooms(clients.rooms);
      await organizationGetOrganizations(clients.admin);
      await dataSetGetStream(clients.monitor, { path: monitor });
      await dataSetStream(clients.platform);
      await webFormListForms(clients.webforms);
      await clickwrapsGetClickwraps(clients.click);
      expect(seen).toEqual([
        `${auth}/oauth/token`,
        `${auth}/oauth/userinfo`,
        `${site}/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}`,
        `${rooms}/restapi/v2/accounts/${accountId}/rooms`,
        `${admin}/management/v2/organizations`,
        `${lens}/api/v2.0/datasets/monitor/stream`,
        `${platform}/v1/organizations/${organizationId}/stream`,
        `${apps}/api/webforms/v1.1/accounts/${accountId}/forms`,
        `${site}/clickapi/v1/accounts/${accountId}/clickwraps`,
      ]);
      expect(clients.account).toMatchObject({ accountId, organizationId });
    });
  },
);

describe('the clients of a session with a sandbox', () => {
  it('go to one address for all areas', async () => {
    const session = await at.loggedIn();
    const { account, ...clients } = await session.clients();
    const paths = Object.entries(environments.demo).map(([area, address]) => [
      area,
      at.server.url + new URL(address).pathname.replace(/\/$/, ''),
    ]);
    const { oauth, ...due } = Object.fromEntries(paths);
    expect(oauth).toBe(at.server.url);
    expect(account).toMatchObject({ accountId });
    expect(due).toMatchObject({
      esign: `${at.server.url}/restapi`,
      rooms: `${at.server.url}/restapi`,
      admin: `${at.server.url}/management`,
      webforms: at.server.url,
    });
    expect(
      Object.fromEntries(Object.entries(clients).map(([area, { baseUrl }]) => [area, baseUrl])),
    ).toEqual(due);
  });

  it('take what a client takes, and the account', async () => {
    const session = await at.loggedIn();
    const seen: string[] = [];
    const fetch: typeof globalThis.fetch = async (input) => {
      seen.push(String(input));
      return Response.json({});
    };
    const { esign } = await session.clients({ accountId, fetch });
    await envelopesGet(esign, { path: { envelopeId } });
    expect(seen).toEqual([
      `${at.server.url}/restapi/v2.1/accounts/${accountId}/envelopes/${envelopeId}`,
    ]);
    await expect(session.clients({ accountId: 'none' })).rejects.toThrow('no account none');
  });
});

describe('the environment', () => {
  const options = { clientId: 'key', redirectUri: 'https://desk.example/back' };

  it('is where a login goes', async () => {
    const { url } = await codeGrant({ ...options, environment: 'production' }).begin();
    expect(url).toMatch(/^https:\/\/account\.docusign\.com\/oauth\/auth\?/);
    expect(environments.demo.rooms).toBe('https://demo.rooms.docusign.com/restapi');
  });

  it('is one that there is, and not said twice', () => {
    const both = { ...options, environment: 'demo', authUrl: 'http://127.0.0.1:4020' } as const;
    expect(() => codeGrant(both)).toThrow('either environment or authUrl');
    expect(() =>
      Reflect.apply(codeGrant, undefined, [{ ...options, environment: 'test' }]),
    ).toThrow('environment must be demo or production, not test');
    expect(() => codeGrant(options)).toThrow(/^authUrl must be .* give environment instead/);
  });
});

// The types hold if this compiles; it is never run.
export async function compile({ esign, rooms, admin }: Clients, anywhere: Client): Promise<void> {
  await envelopesGet(esign, { path: { envelopeId } });
  await bulkEnvelopesGet(esign, { path: { batchId: '1' } });
  await envelopesGet(anywhere, { path: { envelopeId } });
  await roomsGetRooms(anywhere);
  await roomsGetRooms(createClient({ baseUrl: 'http://127.0.0.1:4020/restapi' }));
  await uploadInParts(esign, new Blob(['1']));
  // @ts-expect-error -- the operation is of eSignature
  await envelopesGet(rooms, { path: { envelopeId } });
  // @ts-expect-error -- the operation is of Rooms
  await roomsGetRooms(admin);
  // @ts-expect-error -- the operation is of Admin
  await organizationGetOrganizations(esign);
  // @ts-expect-error -- uploads are of eSignature
  await uploadInParts(admin, new Blob(['1']));
}
