import type { createControl } from '../../../src/control/client.ts';
import { accountId, mara } from '../../harness.ts';

/** Makes the administrator of the first account an active one of a new account, too. */
export async function activate(
  control: Pick<ReturnType<typeof createControl>, 'seed'>,
  added: string,
): Promise<void> {
  await control.seed({
    users: [
      {
        userId: mara,
        userName: 'Mara Lindqvist',
        email: 'mara.lindqvist@harbour.example',
        memberships: [accountId, added].map((id) => ({
          accountId: id,
          permissionProfileId: '2301414',
        })),
      },
    ],
  });
}
