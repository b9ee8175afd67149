import type { Recipients, Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { listedRecipients } from '../recipients/recipient-lists.ts';
import { isDone } from '../statuses.ts';
import { addTabs, eachTab, keepTabs, withPrefill } from './each-tab.ts';
import { readTabs, type TabIds } from './read-tabs.ts';

/**
 * Adds the tabs of a request to a recipient; the tabs that the sender fills in become those of the
 * envelope.
 * @param ids the IDs of the envelope's tabs, where several recipients get theirs in a row
 * @throws ServiceRefusal if the recipient does not sign, and for invalid tabs
 */
export function giveTabs(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  input: Tabs | undefined,
  ids?: TabIds,
): void {
  if (input === undefined || eachTab(input).length === 0) return;
  const { prefillTabs, ...own } = readTabs(input, envelope, recipient, ids);
  addTabs(recipient.tabs, own);
  if (prefillTabs !== undefined) withPrefill(envelope, (tabs) => addTabs(tabs, { prefillTabs }));
}

/** Counts the tabs of a recipient. */
export function countTabs({ tabs }: StoredRecipient): number {
  return eachTab(tabs).length;
}

/**
 * Adds the tabs in a request to recipients who have not finished: a tab with an existing ID
 * replaces that tab.
 * @throws ServiceRefusal for invalid tabs
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
