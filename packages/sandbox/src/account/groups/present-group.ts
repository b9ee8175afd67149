import type { Group } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredGroup } from '../../state/model/groups.ts';

/** A group without its members, as the service tells of it. */
export function presentGroup({
  groupId,
  groupName,
  groupType,
  permissionProfileId,
  dsGroupId,
  modifiedAt,
}: StoredGroup): Group {
  return {
    groupId,
    groupName,
    groupType,
    ...(permissionProfileId !== undefined && { permissionProfileId }),
    dsGroupId,
    lastModifiedOn: dateTime(modifiedAt),
  };
}
