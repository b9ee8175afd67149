import type { Tabs } from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { addTabs, eachTab } from './each-tab.ts';
import { readTabs } from './read-tabs.ts';
import { withPrefill } from './with-prefill.ts';

/**
 * Gives a recipient the tabs of a request, beside those that it has; the tabs that the sender fills
 * in become those of the envelope.
 * @throws ServiceError where it does not sign, and with what is wrong with the tabs
 */
export function giveTabs(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  given: Tabs | undefined,
): void {
  if (given === undefined || eachTab(given).length === 0) return;
  const { prefillTabs, ...own } = readTabs(given, envelope, recipient);
  addTabs(recipient.tabs, own);
  if (prefillTabs !== undefined) withPrefill(envelope, (tabs) => addTabs(tabs, { prefillTabs }));
}

/** How many tabs a recipient has. */
export function countTabs({ tabs }: StoredRecipient): number {
  return eachTab(tabs).length;
}
