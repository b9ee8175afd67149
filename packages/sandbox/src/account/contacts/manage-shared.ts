import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import type { State } from '../../state/state.ts';
import { settingsOf } from '../users/user-settings.ts';

/** Whether the caller may manage the shared address book: administrators, and whose settings say so. */
export async function mayManageShared(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<boolean> {
  if (caller.isAdmin) return true;
  return (await settingsOf(state, account, caller)).canEditSharedAddressbook === 'true';
}

/** @throws ServiceError USER_LACKS_PERMISSIONS where the caller may not manage the shared address book */
export async function requireManageShared(state: State, context: Context): Promise<void> {
  if (await mayManageShared(state, context)) return;
  const { account, caller } = context;
  throw new ServiceError(
    'USER_LACKS_PERMISSIONS',
    `${caller.userName} may not manage the shared address book of ${account.name}; canEditSharedAddressbook among the settings of the user is the right to do so.`,
  );
}
