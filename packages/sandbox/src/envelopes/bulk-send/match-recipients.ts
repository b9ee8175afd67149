import type { BulkSendingCopyRecipient } from '@countersign/types/esign-v2.1';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/** Finds the recipients of a source that a recipient of a copy means. */
export type RecipientMatch = (
  wanted: Pick<BulkSendingCopyRecipient, 'recipientId' | 'roleName'>,
) => readonly StoredRecipient[];

/** Indexes the recipients of a source by ID and role; role names are the same in any case. */
export function matchRecipients(recipients: readonly StoredRecipient[]): RecipientMatch {
  const byId = Map.groupBy(recipients, ({ recipientId }) => recipientId);
  const byRole = Map.groupBy(recipients, ({ details }) => (details.roleName ?? '').toLowerCase());
  return ({ recipientId = '', roleName = '' }) =>
    (roleName === '' ? byId.get(recipientId) : byRole.get(roleName.toLowerCase())) ?? [];
}
