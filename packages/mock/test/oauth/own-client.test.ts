import { generateKeyPairSync } from 'node:crypto';
import {
  codeGrant,
  ConsentRequiredError,
  jwtGrant,
  LoginRequiredError,
} from '@countersign/client/auth';
import { describe, expect, it } from 'vitest';
import { goal } from './browser.ts';
import { leaseDesk } from './oauth-server.ts';
import { useOAuth } from './setting.ts';

const at = useOAuth();
const day = 86_400;

describe('our own client', () => {
  it.each([
    ['with a secret', { clientSecret: leaseDesk.secret }],
    ['public', {}],
  ])('logs in, refreshes and finds the account: %s', async (_, secret) => {
    const session = codeGrant({
      authUrl: at.open,
      clientId: leaseDesk.id,
      redirectUri: leaseDesk.redirect,
      now: at.now,
      ...secret,
    });
    const { url } = await session.begin();
    await session.finish(goal(await fetch(url, { redirect: 'manual' })));
    const token = await session.token();
    expect(await session.account()).toMatchObject({ baseUrl: `${at.open}/restapi` });
    at.pass(8 * 3600);
    expect(await session.token()).not.toBe(token);
    at.pass(31 * day);
    await expect(session.token()).rejects.toThrow(LoginRequiredError);
  });
});

describe('our own client without a user', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const settings = (authUrl: string) => ({
    authUrl,
    clientId: leaseDesk.id,
    userId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
    privateKey: privateKey.export({ type: 'pkcs1', format: 'pem' }).toString(),
    redirectUri: leaseDesk.redirect,
    now: at.now,
  });

  it('gets a token by JWT, and the next one when it ends', async () => {
    const session = jwtGrant(settings(at.open));
    const token = await session.token();
    expect(await session.account()).toMatchObject({ baseUrl: `${at.open}/restapi` });
    at.pass(3600);
    expect(await session.token()).not.toBe(token);
  });

  it('learns that the user has not consented, and where to', async () => {
    const { userId } = settings('');
    const url = await at.run({ oauth: { withoutConsent: [userId] } });
    const error: unknown = await jwtGrant(settings(url))
      .token()
      .catch((caught: unknown) => caught);
    if (!(error instanceof ConsentRequiredError)) throw error;
    expect(goal(await fetch(error.consentUrl ?? '', { redirect: 'manual' })).host).toBe(
      'lease-desk.harbour.example',
    );
  });
});
