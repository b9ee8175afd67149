import type { Recipients } from '@countersign/types/esign-v2.1';
import { success } from '../../engine/success.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import {
  listRecipients,
  presentRecipient,
  type PresentRecipientOptions,
} from './present-recipients.ts';

/** The recipients that something was done with, each with its outcome, in the lists of their kinds. */
export function presentOutcome(
  envelope: StoredEnvelope,
  recipients: readonly StoredRecipient[],
  options: PresentRecipientOptions = {},
): Recipients {
  const lists = listRecipients(recipients, (one) => ({
    ...presentRecipient(one, envelope, options),
    errorDetails: success,
  }));
  // Only the kinds that it is about.
  const entries: [string, unknown][] = Object.entries(lists);
  for (const [list, items] of entries)
    if (Array.isArray(items) && items.length === 0) Reflect.deleteProperty(lists, list);
  return { ...lists, recipientCount: String(recipients.length) };
}
