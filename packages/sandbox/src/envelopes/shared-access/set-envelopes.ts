import type { ErrorDetails, SharedItem } from '@countersign/types/esign-v2.1';
import { success } from '../../engine/success.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { joined, type Pairs } from './pairs.ts';
import type { People } from './people.ts';
import { fault, presentSharingUser } from './present-sharing.ts';
import { unknownUser } from './read-sharers.ts';

/**
 * Sets the users with whom a user shares envelopes.
 * @param keep keeps existing sharing; otherwise only the sent one remains
 * @returns the items with their results
 */
export function setEnvelopes(
  people: People,
  pairs: Pairs,
  { userId }: StoredMember,
  items: readonly SharedItem[],
  keep: boolean,
): SharedItem[] {
  if (!keep) pairs.clear(userId);
  return items.map((item) => {
    const requested = item.user?.userId ?? '';
    const other = people.member(requested);
    if (other === undefined || other.status === 'Closed')
      return refused(item, unknownUser(requested));
    if (other.userId === userId) return refused(item, withThemselves);
    const status = item.shared ?? 'shared_to';
    const before = pairs.status(userId, other.userId);
    pairs.set(userId, other.userId, keep ? joined(before, status) : status);
    return {
      user: presentSharingUser(other),
      shared: pairs.status(userId, other.userId),
      errorDetails: success,
    };
  });
}

function refused(item: SharedItem, errorDetails: ErrorDetails): SharedItem {
  return { ...item, user: { ...item.user, errorDetails }, errorDetails };
}

const withThemselves = fault({
  code: 'INVALID_USERID',
  message: 'A user cannot share envelopes with themselves; name another user.',
});
