import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { nameOfTab, type AnyRadio } from './any-tab.ts';
import { addTabs, eachTab, keepTabs, placedParts, groupTabs, withPrefill } from './each-tab.ts';
import { readTabs } from './read-tabs.ts';
import { prefillTabLists, type TabList } from './tab-kinds.ts';

const fillable: ReadonlySet<TabList> = new Set(prefillTabLists);

/**
 * Adds the tabs that stand at a document in a definition. They belong to no recipient: the sender
 * fills them in, whether they stand in `prefillTabs` or beside.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for kinds that only recipients have, and as `readTabs`
 */
export function addDocumentTabs(envelope: StoredEnvelope, documentId: string, input: Tabs): void {
  const all = eachTab(copyJson(input));
  const foreign = all.find(({ list }) => !fillable.has(list));
  if (foreign !== undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `The document ${documentId} has its own ${foreign.list}. Assign them to a recipient.`,
    );
  for (const { tab } of all) tab.documentId = documentId;
  const read = readTabs(groupTabs(all.map((one) => ({ ...one, prefill: true }))), envelope);
  withPrefill(envelope, (kept) => addTabs(kept, read));
}

/**
 * Deletes the tabs of a document, of all recipients and the sender; all, or the chosen ones.
 * @returns the names of the deleted tabs
 */
export function dropTabs(
  envelope: StoredEnvelope,
  documentId: string,
  chosen: (part: AnyRadio) => boolean = () => true,
): string[] {
  const gone: string[] = [];
  for (const { tabs } of envelope.recipients) dropFrom(tabs);
  withPrefill(envelope, dropFrom);
  return gone;

  function dropFrom(tabs: StoredEnvelope['recipients'][number]['tabs']): void {
    keepTabs(tabs, ({ list, tab }) => {
      const stays = tab.documentId !== documentId || !placedParts({ list, tab }).some(chosen);
      if (!stays) gone.push(nameOfTab(tab));
      return stays;
    });
  }
}
