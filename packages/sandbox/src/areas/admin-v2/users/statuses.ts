import type { MembershipStatus, UserStatus } from '@countersign/types/admin-v2';
import type { StoredMember } from '../../../state/model/account.ts';

type StoredStatus = StoredMember['status'];

/** The status of a membership in the words of Admin. */
export function presentStatus(status: StoredStatus): MembershipStatus {
  switch (status) {
    case 'ActivationRequired':
      return 'activation_required';
    case 'ActivationSent':
      return 'activation_sent';
    case 'Closed':
      return 'closed';
    case 'Disabled':
      return 'disabled';
    default:
      return 'active';
  }
}

/** The status of a person over all memberships: closed only where every membership is. */
export function summarizeStatuses(statuses: readonly StoredStatus[]): UserStatus {
  if (statuses.some((one) => one === 'Active' || one === 'Disabled')) return 'active';
  const isClosed = statuses.length > 0 && statuses.every((one) => one === 'Closed');
  return isClosed ? 'closed' : 'created';
}
