import type { Recipients } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { eachTab, keepTabs } from './each-tab.ts';
import { listedRecipients } from '../recipients/recipient-lists.ts';
import { giveTabs } from './recipient-tabs.ts';
import { isDone } from '../statuses.ts';

/**
 * Gives recipients who have not finished the tabs that came along with them: a tab whose ID they
 * have takes the place of the one that it was.
 * @throws ServiceError with what is wrong with the tabs
 */
export function giveGivenTabs(envelope: StoredEnvelope, recipients: Recipients): void {
  for (const { given } of listedRecipients(recipients)) {
    const recipient = envelope.recipients.find(
      ({ recipientId }) => recipientId === given.recipientId,
    );
    if (recipient === undefined || given.tabs === undefined || isDone(recipient)) continue;
    const ids = new Set(eachTab(given.tabs).map(({ tab }) => tab.tabId));
    keepTabs(recipient.tabs, ({ tab }) => !ids.has(tab.tabId));
    giveTabs(envelope, recipient, given.tabs);
  }
}
