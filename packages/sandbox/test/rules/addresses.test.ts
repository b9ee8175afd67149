import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, startTest, type TestSandbox } from '../harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTest();
});
afterAll(() => test.close());

const here = 'http://127.0.0.1:4010';

async function get(address: string, token: string | undefined = 'sandbox') {
  const headers: Record<string, string> = token === '' ? {} : { authorization: `Bearer ${token}` };
  const response = await test.sandbox.fetch(address, { headers });
  const type = response.headers.get('content-type') ?? '';
  const body: unknown = type.includes('json') ? await response.json() : await response.text();
  return { status: response.status, type, body };
}

const eSignatureUsers = { users: expect.any(Array) };
const roomsUsers = { userSummaries: expect.any(Array) };

describe('an address', () => {
  it.each([
    ['of v2 on a shared host is that of Rooms', here, 'users', 200, roomsUsers],
    ['of v2 on demo', 'https://demo.docusign.net', 'users', 200, eSignatureUsers],
    ['of v2 on a site', 'https://na2.docusign.net', 'users', 200, eSignatureUsers],
    ['of v2 in production', 'https://www.docusign.net', 'users', 200, eSignatureUsers],
    ['of v2 for Rooms on demo', 'https://demo.rooms.docusign.com', 'users', 200, roomsUsers],
    ['of v2 for Rooms in production', 'https://rooms.docusign.com', 'users', 200, roomsUsers],
    [
      'of Rooms on a host of eSignature',
      'https://demo.docusign.net',
      'rooms',
      404,
      { errorCode: 'RESOURCE_NOT_FOUND', message: expect.stringContaining('rooms.docusign.com') },
    ],
  ])('%s', async (_name, host, place, status, body) => {
    const answer = await get(`${host}/restapi/v2/accounts/${accountId}/${place}`);
    expect(answer).toMatchObject({ status, body });
  });

  it.each([
    ['that eSignature lacks, on a shared host', here, 'esign_permission_profiles'],
    ['that both have, on a host of Rooms', 'https://demo.rooms.docusign.com', 'users'],
  ])('of Rooms with a number for the account, %s, is that of Rooms', async (_name, host, place) => {
    expect(await get(`${host}/restapi/v2/accounts/10583921/${place}`)).toMatchObject({
      status: 200,
      body: place === 'users' ? roomsUsers : { permissionProfiles: expect.any(Array) },
    });
  });

  it('of eSignature is not on a host of Rooms', async () => {
    const path = `/restapi/v2.1/accounts/${accountId}/folders`;
    const answer = await get(`https://demo.rooms.docusign.com${path}`);
    expect(answer).toMatchObject({
      status: 404,
      body: { message: expect.stringContaining('docusign.net') },
    });
  });

  it.each([
    ['/RestApi/V2.1/Accounts/{account}/Folders', 'application/json'],
    ['/restapi/v2/accounts/{account}/powerforms', 'application/json'],
    ['/restapi/v2/accounts/{account}/power_forms', 'application/json'],
    ['/restapi/v2/login_information', 'application/json'],
    ['/restapi/v2.1/Login_Information', 'application/json'],
    ['/esign-v2/v2/accounts/{account}/users', 'application/json'],
    ['/ESIGN-V2/restapi/v2/accounts/{account}', 'application/json'],
    ['/management/Management/v2/organizations', 'application/json'],
    ['/restapi/v2.1/accounts/{account}/envelopes/{envelope}/Documents/Combined', 'application/pdf'],
    ['/restapi/v2.1/accounts/{account}/envelopes/{envelope}/documents/ARCHIVE', 'application/zip'],
  ])('%s leads somewhere', async (path, type) => {
    const envelope = path.includes('{envelope}') ? await createDraft() : '';
    const filled = path.replace('{account}', accountId).replace('{envelope}', envelope);
    const answer = await get(here + filled);
    expect(answer).toMatchObject({ status: 200, type: expect.stringContaining(type) });
  });

  it.each([['/restapi/v2.1'], ['/restapi/v2'], ['/restapi/service_information']])(
    '%s needs no token',
    async (path) => {
      expect(await get(here + path, '')).toMatchObject({ status: 200 });
    },
  );

  it.each([['v1'], ['v2']])('of the provisioning of accounts has %s', async (version) => {
    const path = `/management/${version}/organizations/${accountId}/assetGroups/accounts`;
    // The organization does not exist, but the address does.
    expect(await get(here + path)).toMatchObject({ status: 403 });
  });
});

async function createDraft(): Promise<string> {
  const documents = [
    { documentId: '1', name: 'Berth.txt', documentBase64: Buffer.from('Berth').toString('base64') },
  ];
  const response = await test.sandbox.fetch(`${here}/v2.1/accounts/${accountId}/envelopes`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'created', emailSubject: 'Berth', documents }),
  });
  const { envelopeId }: { envelopeId: string } = await response.json();
  return envelopeId;
}
