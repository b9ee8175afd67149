import { ServiceError } from '../../engine/service-error.ts';
import type { StoredGroup } from '../../state/model/groups.ts';

/** @throws ServiceError INVALID_REQUEST_BODY where another group has the name already */
export function requireNewName(
  known: readonly StoredGroup[],
  groupName: string,
  groupId?: string,
): void {
  const same = known.find(
    (one) => one.groupId !== groupId && one.groupName.toLowerCase() === groupName.toLowerCase(),
  );
  if (same === undefined) return;
  throw new ServiceError(
    'INVALID_REQUEST_BODY',
    `Group ${same.groupId} has the name ${same.groupName} already; choose another one.`,
  );
}
