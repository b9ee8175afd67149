import { usersInviteUser } from '@countersign/client/rooms-v2';
import type { Client } from '@countersign/client';
import type { UserToInvite } from '@countersign/types/rooms-v2';
import { startControlTest } from '../../control/harness.ts';
import { inesArcand } from '../ines.ts';

const integrationKey = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';

/** The users of the seed. */
export const maraId = 33_127;
export const tomasId = 33_128;
export const inesId = inesArcand.userId;

/** A person whom the e-signature account does not know. */
export const lena: UserToInvite = {
  email: 'lena.hofer@harbour.example',
  firstName: 'Lena',
  lastName: 'Hofer',
  roleId: 52_411,
  accessLevel: 'Office',
  defaultOfficeId: 4410,
  eSignPermissionProfileId: '2301415',
};

/** Invites a person, and returns the number. */
export async function invite(client: Client, more: Partial<UserToInvite> = {}): Promise<number> {
  const { userId = 0 } = await usersInviteUser(client, { body: { ...lena, ...more } });
  return userId;
}

/** A sandbox whose tenants are independent, with clients for users of tests. */
export async function startUsersTest() {
  const test = await startControlTest();
  return {
    ...test,
    openTenant() {
      const opened = test.newTenant();
      const { tenant, control } = opened;
      return {
        ...opened,
        /** A client with a token of a user of the e-signature service. */
        async logIn(userId: string): Promise<Client> {
          await control.seed({ tokens: [{ token: `of-${userId}`, userId, integrationKey }] });
          return test.client({ tenant, token: `of-${userId}` });
        },
        /** The client of Ines Arcand. */
        ines: test.client({ tenant, token: 'sandbox-sender' }),
        /** Requests a page of the sandbox. */
        visit: (url: string, form?: Record<string, string>) =>
          test.sandbox.fetch(
            new Request(url, {
              ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
            }),
          ),
      };
    },
  };
}
