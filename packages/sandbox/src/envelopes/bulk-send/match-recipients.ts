import type { BulkSendingCopyRecipient } from '@countersign/types/esign-v2.1';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/** Finds the recipients of a source that a recipient of a copy means. */
export type RecipientMatch = (
  wanted: Pick<BulkSendingCopyRecipient, 'recipientId' | 'roleName'>,
) => readonly StoredRecipient[];

/** Indexes the recipients of a source by ID and role; role names are the same in any case. */
export function matchRecipients(recipients: readonly StoredRecipient[]): RecipientMatch {
  const byId = new Map<string, StoredRecipient[]>();
  const byRole = new Map<string, StoredRecipient[]>();
  for (const recipient of recipients) {
    addTo(byId, recipient.recipientId, recipient);
    addTo(byRole, (recipient.details.roleName ?? '').toLowerCase(), recipient);
  }
  return ({ recipientId = '', roleName = '' }) =>
    (roleName === '' ? byId.get(recipientId) : byRole.get(roleName.toLowerCase())) ?? [];
}

function addTo<Item>(lists: Map<string, Item[]>, key: string, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}
