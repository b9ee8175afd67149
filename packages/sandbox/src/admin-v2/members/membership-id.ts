import { createHash } from 'node:crypto';
import type { StoredMember } from '../../state/model/account.ts';

/** The ID of a membership. It follows from the account and the user, so nothing has to keep it. */
export function membershipId({ accountId, userId }: StoredMember): string {
  const digits = createHash('sha256').update(`${accountId}/${userId}`).digest('hex');
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
