import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createControl } from '../../src/control/index.ts';
import { accountId, startTest } from '../harness.ts';
import {
  assertion,
  call,
  createVisitor,
  easy,
  grantJwt,
  keys,
  refusal,
  strict,
  users,
} from './visitor.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'countersign-jwt-'));
const seedFile = path.join(folder, 'world.yaml');
const indented = keys.publicKey.replaceAll('\n', '\n        ');
await writeFile(
  seedFile,
  `extends: default
integrations:
  - integrationKey: ${strict}
    name: Quayside Archive
    secret: quayside-secret
    publicKeys:
      - |
        ${indented}
`,
);
const { sandbox, close } = await startTest({ seedFile });
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

describe('a JWT', () => {
  it('brings a token of an hour for a user who has consented', async () => {
    const { status, body } = await grantJwt(sandbox, assertion());
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { expires_in: 3600, scope: 'signature impersonation' },
    });
    expect(body).not.toHaveProperty('refresh_token');
    const account = await call(sandbox, `/restapi/v2.1/accounts/${accountId}`, body.access_token);
    expect(account.status).toBe(200);
  });

  it('needs the consent of its user, and works when that was given', async () => {
    const jwt = assertion({ iss: strict });
    expect(await grantJwt(sandbox, jwt)).toEqual(refusal('consent_required'));
    const scope = 'signature impersonation';
    await createVisitor(sandbox).codeFor('mara.lindqvist@harbour.example', '', { scope });
    expect((await grantJwt(sandbox, jwt)).status).toBe(200);
    const other = assertion({ iss: strict, sub: users.ines });
    expect(await grantJwt(sandbox, other)).toEqual(refusal('consent_required'));
  });

  it('works for all users of the organization when an administrator consented for them', async () => {
    const jwt = assertion({ iss: strict, sub: users.ines, scope: 'impersonation cors' });
    expect(await grantJwt(sandbox, jwt)).toEqual(refusal('consent_required'));
    const more = { scope: 'openid', admin_consent_scope: 'impersonation cors' };
    const page = await createVisitor(sandbox).logIn(
      'ines.arcand@harbour.example',
      'harbour-lights',
      more,
    );
    const refused = await sandbox.fetch(page.headers.get('location') ?? '', {
      headers: { cookie: '' },
    });
    expect(refused.status).toBe(303);
    await createVisitor(sandbox).codeFor('mara.lindqvist@harbour.example', '', more);
    expect((await grantJwt(sandbox, jwt)).status).toBe(200);
  });

  it('needs the consent of users whose domain the organization has not claimed', async () => {
    const elke = '6b0e94d2-15f7-4c83-a9d6-2e7f80c4b531';
    const jwt = assertion({ iss: strict, sub: elke, scope: 'impersonation cors' });
    const more = { scope: 'openid', admin_consent_scope: 'impersonation cors' };
    await createVisitor(sandbox).codeFor('mara.lindqvist@harbour.example', '', more);
    expect(await grantJwt(sandbox, jwt)).toEqual(refusal('consent_required'));
    await createControl('http://sandbox.test', { fetch: sandbox.fetch }).setDomainStatus(
      'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48',
      '58d2e9b4-7f61-4c03-a9e8-1b6c4d07f3a5',
      'active',
    );
    expect((await grantJwt(sandbox, jwt)).status).toBe(200);
  });

  const otherKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    type: 'pkcs8',
    format: 'pem',
  });
  const now = Math.floor(Date.now() / 1000);
  it.each([
    ['of an application that is not known', assertion({ iss: users.mara }), 'issuer_not_found'],
    ['of a user who is not known', assertion({ sub: strict }), 'user_not_found'],
    ['of a user who has left', assertion({ sub: users.petra }), 'user_not_found'],
    ['of a user who is no GUID', assertion({ sub: 'mara' }), 'invalid_subject'],
    ['for another server', assertion({ aud: 'elsewhere.example' }), 'invalid_audience'],
    ['that has ended', assertion({ iat: now - 7200, exp: now - 3600 }), 'expired_grant'],
    [
      'with a signature by another key',
      assertion({ iss: strict }, String(otherKey)),
      'no_valid_keys_or_signatures',
    ],
  ])('is refused: one %s', async (_, jwt, fault) => {
    expect(await grantJwt(sandbox, jwt)).toEqual(refusal('invalid_grant', fault));
  });

  it('may live longer than its token', async () => {
    const { body } = await grantJwt(sandbox, assertion({ exp: now + 7200 }));
    expect(body.expires_in).toBe(3600);
  });

  it('is refused where it ends before it begins, or is none', async () => {
    expect((await grantJwt(sandbox, assertion({ exp: now - 1 }))).body.error).toBe(
      'invalid_request',
    );
    expect((await grantJwt(sandbox, 'a.b')).body.error).toBe('invalid_request');
    expect((await grantJwt(sandbox, assertion({ scope: 'fly' }))).body.error).toBe('invalid_scope');
  });

  it('without a user brings a token that no user operation takes', async () => {
    const { body } = await grantJwt(sandbox, assertion({ iss: easy, sub: undefined }));
    const answer = await call(sandbox, `/restapi/v2.1/accounts/${accountId}`, body.access_token);
    expect(answer).toMatchObject({ status: 401 });
  });
});
