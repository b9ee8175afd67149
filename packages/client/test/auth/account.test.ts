import { UnknownAccountError } from '@countersign/client/auth';
import { createClient } from '@countersign/client';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { describe, expect, it } from 'vitest';
import { users } from './auth-server.ts';
import { useAuthServer } from './setting.ts';

const at = useAuthServer();

describe('the user', () => {
  it('is who logged in', async () => {
    expect(await (await at.loggedIn()).userInfo()).toMatchObject({
      sub: users.mara,
      name: 'Mara Lindqvist',
    });
  });

  it('is asked for with a new token where the service refuses the old one', async () => {
    const session = await at.loggedIn();
    at.server.revoke(await session.token());
    expect((await session.userInfo()).sub).toBe(users.mara);
  });
});

describe('the account', () => {
  it('is the default one, with all that a client needs', async () => {
    const session = await at.loggedIn();
    const account = await session.account();
    expect(account).toEqual({
      accountId: '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
      accountName: 'Harbour Leasing',
      baseUrl: `${at.server.url}/restapi`,
      organizationId: 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48',
      isDefault: true,
    });
    const { accountId, baseUrl } = account;
    const client = createClient({ baseUrl, token: session, path: { accountId } });
    const lock = await envelopeLocksGet(client, { path: { envelopeId: '1' } });
    expect(lock).toEqual({ lockedByApp: await session.token() });
  });

  it('is another one where the caller names it, in either letter case', async () => {
    const session = await at.loggedIn();
    expect(await session.account('0B9C8D7E-1111-4222-8333-944455566677')).toMatchObject({
      accountName: 'Harbour Archive',
      organizationId: undefined,
      isDefault: false,
    });
  });

  it('that the user is not in is an error with those that there are', async () => {
    const error: unknown = await (
      await at.loggedIn()
    )
      .account('4410')
      .catch((reason: unknown) => reason);
    if (!(error instanceof UnknownAccountError)) throw error;
    expect(error.message).toBe(
      'the user has no account 4410; available: 0b9c8d7e-1111-4222-8333-944455566677 (Harbour Archive), 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60 (Harbour Leasing)',
    );
    expect(error.accounts).toHaveLength(2);
  });
});
