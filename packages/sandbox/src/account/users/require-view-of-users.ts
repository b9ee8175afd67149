import type { Context } from '../../engine/context.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { findProfile } from '../permission-profiles/profiles-of.ts';
import type { State } from '../../state/state.ts';

/**
 * Refuses a caller who may not see the users and groups of the account: administrators may, and
 * those whose permission profile says so.
 * @throws ServiceError USER_LACKS_PERMISSIONS
 */
export async function requireViewOfUsers(
  state: State,
  { account, caller, operationId }: Context,
): Promise<void> {
  if (caller.isAdmin) return;
  const { settings, permissionProfileName } = await findProfile(
    state,
    account,
    caller.permissionProfileId,
    'USER_LACKS_PERMISSIONS',
  );
  if (settings.accountManagementGranular?.allowViewUsers === 'true') return;
  throw new ServiceError(
    'USER_LACKS_PERMISSIONS',
    `${operationId} needs the right to see the users of ${account.name}, which the permission profile ${permissionProfileName} of ${caller.userName} does not give.`,
  );
}
