import { UnknownAccountError } from '@countersign/client/auth';
import { createClient } from '@countersign/client';
import { clickwrapsGetClickwraps } from '@countersign/client/click';
import { envelopeLocksGet } from '@countersign/client/esign-v2.1';
import { roomsGetRooms } from '@countersign/client/rooms-v2';
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

describe('the clients of a session', () => {
  it('warn once of a scope that an operation needs and the session lacks', async () => {
    const said: string[] = [];
    const logger = { warn: (message: string) => void said.push(message) };
    const call = async (scopes: readonly string[]) => {
      const session = await at.loggedIn({ scopes, logger });
      const { rooms, esign, click } = await session.clients();
      // The server knows none of these operations.
      await roomsGetRooms(rooms).answer();
      await roomsGetRooms(rooms).answer();
      await envelopeLocksGet(esign, { path: { envelopeId: '1' } });
      await clickwrapsGetClickwraps(click).answer();
    };
    await call(['signature', 'dtr.rooms.read', 'click.manage']);
    expect(said).toEqual([]);
    await call(['impersonation']);
    expect(said).toEqual([
      'Rooms_GetRooms needs the scopes signature dtr.rooms.read; the session has impersonation. Add them to `scopes` of the session, and let the user consent once more.',
      'EnvelopeLocks_get needs the scopes signature; the session has impersonation. Add them to `scopes` of the session, and let the user consent once more.',
      'Clickwraps_GetClickwraps needs the scopes click.manage; the session has impersonation. Add them to `scopes` of the session, and let the user consent once more.',
    ]);
  });
});
