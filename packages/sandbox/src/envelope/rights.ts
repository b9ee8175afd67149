import type { Context } from '../engine/context.js';
import { ServiceError } from '../engine/service-error.js';
import type { StoredMember } from '../model/account.js';

/** A right that the settings of a user give or take. */
export type Right = 'canSendEnvelope' | 'canManageTemplates';

/** The permission profile of users who only look. */
const viewerProfile = '2301416';

/** Whether a user has a right: by the user's own settings, else by the permission profile. */
export function hasRight(
  { isAdmin, permissionProfileId, settings }: StoredMember,
  right: Right,
): boolean {
  const own = settings[right];
  if (own !== undefined) return own === 'true';
  return isAdmin || permissionProfileId !== viewerProfile;
}

/** @throws ServiceError USER_LACKS_PERMISSIONS where the caller lacks a right */
export function requireRight({ caller }: Pick<Context, 'caller'>, right: Right): void {
  if (!hasRight(caller, right))
    throw new ServiceError(
      'USER_LACKS_PERMISSIONS',
      `${caller.userName} lacks the right ${right}; an administrator of the account can give it.`,
    );
}
