import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { mustAct } from '../statuses.ts';

/** Whose turn it is, and who has not acted yet. */
export function waitingRecipients({ recipients }: StoredEnvelope): StoredRecipient[] {
  return recipients.filter((one) => mustAct(one) && ['sent', 'delivered'].includes(one.status));
}
