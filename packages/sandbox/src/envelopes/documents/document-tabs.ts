import type { Tabs } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { addTabs, eachTab, tabsOf } from '../tabs/each-tab.ts';
import { readTabs } from '../tabs/read-tabs.ts';
import { prefillTabLists, type TabList } from '../tabs/tab-kinds.ts';
import { withPrefill } from '../tabs/with-prefill.ts';

const fillable: ReadonlySet<TabList> = new Set(prefillTabLists);

/**
 * Adds the tabs that stand at a document in a definition. They belong to no recipient: the sender
 * fills them in, whether they stand in `prefillTabs` or beside.
 * @throws ServiceError INVALID_REQUEST_BODY for kinds that only recipients have, and as `readTabs`
 */
export function addDocumentTabs(envelope: StoredEnvelope, documentId: string, given: Tabs): void {
  const all = eachTab(structuredClone(given));
  const foreign = all.find(({ list }) => !fillable.has(list));
  if (foreign !== undefined)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `The document ${documentId} has ${foreign.list} of its own; give them to a recipient.`,
    );
  for (const { tab } of all) tab.documentId = documentId;
  const read = readTabs(tabsOf(all.map((one) => ({ ...one, prefill: true }))), envelope);
  withPrefill(envelope, (kept) => addTabs(kept, read));
}
