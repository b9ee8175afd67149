import type { SigningGroup } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredSigningGroup } from '../../state/model/groups.ts';

/** A signing group as the service tells of it; with its members unless they are not asked for. */
export function presentSigningGroup(
  group: StoredSigningGroup,
  { users = true }: { users?: boolean } = {},
): SigningGroup {
  return {
    signingGroupId: group.id,
    groupName: group.name,
    ...(group.groupEmail !== undefined && { groupEmail: group.groupEmail }),
    groupType: group.groupType,
    created: dateTime(group.createdAt),
    createdBy: group.createdBy,
    modified: dateTime(group.modifiedAt),
    modifiedBy: group.modifiedBy,
    ...(users && { users: group.users }),
  };
}
