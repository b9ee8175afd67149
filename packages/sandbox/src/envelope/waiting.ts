import type { StoredEnvelope } from '../model/envelope.js';
import type { StoredRecipient } from '../model/recipient.js';
import { mustAct } from './statuses.js';

/** Whose turn it is, and who has not acted yet. */
export function waitingRecipients({ recipients }: StoredEnvelope): StoredRecipient[] {
  return recipients.filter((one) => mustAct(one) && ['sent', 'delivered'].includes(one.status));
}
