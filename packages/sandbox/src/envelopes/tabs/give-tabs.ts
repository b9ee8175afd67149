import type { Recipients, Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { listedRecipients } from '../recipients/recipient-lists.ts';
import { isDone } from '../statuses.ts';
import { addTabs, eachTab, keepTabs, withPrefill } from './each-tab.ts';
import { readTabs } from './read-tabs.ts';

/**
 * Gives a recipient the tabs of a request, beside those that it has; the tabs that the sender fills
 * in become those of the envelope.
 * @throws ServiceRefusal where it does not sign, and with what is wrong with the tabs
 */
export function giveTabs(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  input: Tabs | undefined,
): void {
  if (input === undefined || eachTab(input).length === 0) return;
  const { prefillTabs, ...own } = readTabs(input, envelope, recipient);
  addTabs(recipient.tabs, own);
  if (prefillTabs !== undefined) withPrefill(envelope, (tabs) => addTabs(tabs, { prefillTabs }));
}

/** How many tabs a recipient has. */
export function countTabs({ tabs }: StoredRecipient): number {
  return eachTab(tabs).length;
}

/**
 * Gives recipients who have not finished the tabs that came along with them: a tab whose ID they
 * have takes the place of the one that it was.
 * @throws ServiceRefusal with what is wrong with the tabs
 */
export function giveGivenTabs(envelope: StoredEnvelope, recipients: Recipients): void {
  for (const { input } of listedRecipients(recipients)) {
    const recipient = envelope.recipients.find(
      ({ recipientId }) => recipientId === input.recipientId,
    );
    if (recipient === undefined || input.tabs === undefined || isDone(recipient)) continue;
    const ids = new Set(eachTab(input.tabs).map(({ tab }) => tab.tabId));
    keepTabs(recipient.tabs, ({ tab }) => !ids.has(tab.tabId));
    giveTabs(envelope, recipient, input.tabs);
  }
}
