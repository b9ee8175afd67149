import { ServiceError } from '../../engine/service-error.ts';
import type { StoredMember } from '../../state/model/account.ts';

/**
 * Refuses a user without the right to lock envelopes, which all have from whom it is not taken.
 * @throws ServiceError USER_LACKS_PERMISSIONS
 */
export function requireLockRight({ settings, userName }: StoredMember): void {
  if (settings['canLockEnvelopes'] !== 'false') return;
  throw new ServiceError(
    'USER_LACKS_PERMISSIONS',
    `${userName} may not lock envelopes; an administrator can set canLockEnvelopes for the user.`,
  );
}
