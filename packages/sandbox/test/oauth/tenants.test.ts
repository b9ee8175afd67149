import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, startTest } from '../harness.ts';
import {
  assertion,
  basic,
  call,
  createVisitor,
  readRedirect,
  grant,
  grantJwt,
  refusal,
} from './visitor.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const account = `/restapi/v2.1/accounts/${accountId}`;
const mara = 'mara.lindqvist@harbour.example';

async function tokensIn(tenant: string) {
  const code = await createVisitor(sandbox).codeFor(mara, '', { tenant });
  const { body } = await grant(sandbox, { grant_type: 'authorization_code', code }, basic());
  return { access: String(body.access_token), refresh: String(body.refresh_token) };
}

let quay: Awaited<ReturnType<typeof tokensIn>>;
let usual: Awaited<ReturnType<typeof tokensIn>>;
beforeAll(async () => {
  quay = await tokensIn('quay');
  usual = await tokensIn('default');
});

const inTenant = (tenant: string) => ({ 'x-countersign-tenant': tenant });

describe('a token that was given in a tenant', () => {
  it('is good there, with the header and without it', async () => {
    for (const path of [account, '/oauth/userinfo']) {
      expect((await call(sandbox, path, quay.access)).status).toBe(200);
      expect((await call(sandbox, path, quay.access, inTenant('quay'))).status).toBe(200);
      expect((await call(sandbox, path, usual.access)).status).toBe(200);
    }
  });

  it.each([
    ['quay', 'default'],
    ['quay', 'another'],
    ['quay', 'QUAY'],
    ['default', 'quay'],
  ])('%s is refused in the tenant that the header names: %s', async (own, other) => {
    const { access } = own === 'quay' ? quay : usual;
    expect(await call(sandbox, account, access, inTenant(other))).toMatchObject({
      status: 401,
      body: {
        errorCode: 'AUTHORIZATION_INVALID_TOKEN',
        message: expect.stringContaining(`belongs to the tenant ${own}`),
      },
    });
    expect((await call(sandbox, '/oauth/userinfo', access, inTenant(other))).status).toBe(401);
    // Also in Admin.
    const exported = await call(
      sandbox,
      '/management/v2/organizations/e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48/exports/user_list',
      access,
      inTenant(other),
    );
    expect(exported.status).toBe(401);
  });

  it('brings no further tokens in another', async () => {
    const form = { grant_type: 'refresh_token', refresh_token: quay.refresh };
    expect(await grant(sandbox, form, { ...basic(), ...inTenant('default') })).toEqual(
      refusal('invalid_grant', 'expired_grant'),
    );
    expect((await grant(sandbox, form, basic())).status).toBe(200);
  });
});

describe('a code that was given in a tenant', () => {
  it('brings no tokens in another, and stays good', async () => {
    const code = await createVisitor(sandbox).codeFor(mara, '', { tenant: 'quay' });
    const form = { grant_type: 'authorization_code', code };
    expect(await grant(sandbox, form, { ...basic(), ...inTenant('default') })).toEqual(
      refusal('invalid_grant', 'expired_client_token'),
    );
    expect((await grant(sandbox, form, basic())).status).toBe(200);
  });
});

describe('a session of a browser', () => {
  it('is one of nobody in another tenant', async () => {
    const visitor = createVisitor(sandbox);
    await visitor.codeFor(mara, '', { tenant: 'quay' });
    const to = async (tenant: string) => {
      const query = new URLSearchParams({
        response_type: 'code',
        scope: 'signature extended',
        client_id: '8d3e5f27-c16a-4b94-a2d8-5e0f7c9b1a46',
        redirect_uri: 'https://archive.quayside.example/callback',
        tenant,
      });
      return readRedirect(await visitor.go(`/oauth/auth?${query}`)).pathname;
    };
    expect(await to('quay')).toBe('/callback');
    expect(await to('default')).toBe('/_countersign/login');
  });
});

describe('a JWT', () => {
  it('brings a token for the tenant of the header', async () => {
    const { body } = await grantJwt(sandbox, assertion(), inTenant('quay'));
    expect((await call(sandbox, account, body.access_token, inTenant('quay'))).status).toBe(200);
    expect((await call(sandbox, account, body.access_token, inTenant('default'))).status).toBe(401);
  });
});
