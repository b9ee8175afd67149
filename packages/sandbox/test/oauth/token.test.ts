import { afterAll, describe, expect, it } from 'vitest';
import { accountId, startTest } from '../harness.ts';
import { assertion, call, grantJwt, strict } from './visitor.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const account = `/restapi/v2.1/accounts/${accountId}`;
const users = `${account}/users`;

describe('an access token', () => {
  it('that is not known, or was changed, is refused', async () => {
    const good = String((await grantJwt(sandbox, assertion())).body.access_token);
    const [head = '', claims = '', signature = ''] = good.split('.');
    const payload = JSON.parse(Buffer.from(claims, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...payload, sub: strict })).toString('base64url');
    for (const token of ['guess', `${head}.${other}.${signature}`, `${head}.${claims}`])
      expect(await call(sandbox, account, token)).toMatchObject({
        status: 401,
        body: { errorCode: 'AUTHORIZATION_INVALID_TOKEN' },
      });
    expect(await call(sandbox, '/oauth/userinfo', 'guess')).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
  });

  it('is what the answer is about, where the request is wrong as well', async () => {
    const { body } = await grantJwt(sandbox, assertion({ scope: 'openid' }));
    for (const token of ['guess', String(body.access_token)])
      for (const path of [`${account}/envelopes/no-guid`, `${account}/envelopes?count=many`])
        expect(await call(sandbox, path, token)).toMatchObject({
          status: 401,
          body: { errorCode: 'AUTHORIZATION_INVALID_TOKEN' },
        });
  });

  it('needs the scope of the operation, also where the mock answers', async () => {
    const { body } = await grantJwt(sandbox, assertion({ scope: 'openid' }));
    for (const path of [account, `${account}/billing_charges`])
      expect(await call(sandbox, path, body.access_token)).toMatchObject({
        status: 401,
        body: {
          errorCode: 'AUTHORIZATION_INVALID_TOKEN',
          message: expect.stringContaining('does not have the scope signature'),
        },
      });
    expect((await call(sandbox, '/oauth/userinfo', body.access_token)).status).toBe(200);
  });

  it('of the seed is good as it stands, unless its user has left', async () => {
    expect((await call(sandbox, '/oauth/userinfo', 'sandbox')).status).toBe(200);
    expect((await call(sandbox, '/oauth/userinfo', 'sandbox-closed')).status).toBe(401);
    expect(await call(sandbox, users, 'sandbox-closed')).toMatchObject({
      body: { errorCode: 'USER_LACKS_MEMBERSHIP' },
    });
  });

  it('is refused with a name of a tenant that cannot be one', async () => {
    const headers = { 'x-countersign-tenant': 'a b' };
    expect((await call(sandbox, account, 'sandbox', headers)).status).toBe(400);
  });
});

describe('what the service says of itself', () => {
  it('names its addresses on this server', async () => {
    const response = await sandbox.fetch('http://sandbox.test/.well-known/openid-configuration');
    expect(await response.json()).toMatchObject({
      token_endpoint: 'http://sandbox.test/oauth/token',
    });
  });
});

describe('a server that wants no token', () => {
  it('takes calls without one as those of the administrator of the seed', async () => {
    const open = await startTest({ auth: false });
    const response = await open.sandbox.fetch(`http://sandbox.test${users}`);
    expect(response.status).toBe(200);
    expect((await call(open.sandbox, account, 'guess')).status).toBe(401);
    await open.close();
  });
});
