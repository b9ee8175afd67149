import type { User, UserSummary } from '@countersign/types/rooms-v2';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import type { StoredRoomsUser } from '../../../state/model/rooms.ts';

/** A member as lists show them. */
export function presentSummary(user: StoredRoomsUser): UserSummary {
  const { userId, email, firstName, lastName, isLockedOut, status, accessLevel } = user;
  const { defaultOfficeId, titleId, roleId, profileImageUrl } = user;
  return {
    userId,
    email,
    firstName,
    lastName,
    isLockedOut,
    status,
    accessLevel,
    ...withoutUndefined({ defaultOfficeId, titleId, roleId, profileImageUrl }),
  };
}

/** A member with their offices and regions; a manager on v5 with the permissions too. */
export function presentMember(user: StoredRoomsUser): User {
  const { offices, regions, classicPermissions } = user;
  return {
    ...presentSummary(user),
    offices,
    regions,
    ...(classicPermissions !== undefined && { permissions: classicPermissions }),
  };
}
