import { ServiceError } from '../../engine/service-error.ts';
import type { StoredPermissionProfile } from '../../state/model/permission-profiles.ts';

/** @throws ServiceError INVALID_REQUEST_BODY without a name, or where another profile has it */
export function requireProfileName(
  known: readonly StoredPermissionProfile[],
  name = '',
  permissionProfileId?: string,
): string {
  if (name.trim() === '')
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      'A permission profile needs a permissionProfileName.',
    );
  const same = known.find(
    (one) =>
      one.permissionProfileId !== permissionProfileId &&
      one.permissionProfileName.toLowerCase() === name.toLowerCase(),
  );
  if (same === undefined) return name;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    `Permission profile ${same.permissionProfileId} has the name ${same.permissionProfileName} already; choose another one.`,
  );
}
