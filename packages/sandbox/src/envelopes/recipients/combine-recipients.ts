import type { RecipientUpdateResponse } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { addTabs } from '../tabs/each-tab.ts';
import { personOf } from './check-recipients.ts';

/**
 * Makes one recipient of those with the same kind, name, address and turn; it has the tabs of all.
 * @param results the outcomes, in which those who went into another are marked
 */
export function combineRecipients(
  envelope: StoredEnvelope,
  results: readonly RecipientUpdateResponse[],
): void {
  const kept = new Map<string, StoredEnvelope['recipients'][number]>();
  envelope.recipients = envelope.recipients.filter((recipient) => {
    const person = personOf(recipient);
    if (person === undefined) return true;
    const key = `${recipient.type} ${person}`;
    const first = kept.get(key);
    if (first === undefined) {
      kept.set(key, recipient);
      return true;
    }
    addTabs(first.tabs, recipient.tabs);
    const result = results.find(({ recipientId }) => recipientId === recipient.recipientId);
    if (result !== undefined) result.combined = 'true';
    return false;
  });
}
