import { deriveGuid } from '../../engine/derive-guid.ts';
import type { StoredMember } from '../../state/model/account.ts';

/** The ID of a membership. It follows from the account and the user, so nothing has to keep it. */
export function membershipId({ accountId, userId }: StoredMember): string {
  return deriveGuid(`${accountId}/${userId}`);
}
