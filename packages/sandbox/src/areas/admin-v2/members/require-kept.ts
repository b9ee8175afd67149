import type { StoredAccount, StoredMember } from '../../../state/model/account.ts';
import { MembershipRefusal } from './membership-refusal.ts';

/**
 * Requires that the personal data of a member were not deleted. Such a membership is never opened
 * or changed again, as new data could not be deleted a second time.
 * @throws MembershipRefusal membership_closed
 */
export function requireKept({ name }: StoredAccount, { userId, redactedAt }: StoredMember): void {
  if (redactedAt === undefined) return;
  throw new MembershipRefusal(
    'membership_closed',
    `The personal data of the user ${userId} in ${name} was deleted, which cannot be undone. Add the person as a new user.`,
  );
}
