import type { Tabs } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { addTabs, eachTab, type ListedTab, placedParts, prefillOf, groupTabs } from './each-tab.ts';
import { tabKinds } from './tab-kinds.ts';
import { showName } from '../../engine/show-name.ts';

/** The tabs of a recipient as answers have them; copies. */
export function presentTabs({ tabs, recipientId, recipientIdGuid }: StoredRecipient): Tabs {
  const copy = copyJson(tabs);
  for (const { tab, prefill } of eachTab(copy)) {
    if (prefill) continue;
    tab.recipientId = recipientId;
    tab.recipientIdGuid = recipientIdGuid;
  }
  return copy;
}

/**
 * Lists the tabs on a document, of all recipients and the sender; only on given pages, if any. Those
 * of a template name their recipients by GUID.
 * @evidence public
 */
export function tabsOnDocument(
  envelope: StoredEnvelope,
  { documentId }: StoredDocument,
  pages?: readonly number[],
): Tabs {
  const found: Tabs = {};
  const byGuid = (recipient: StoredRecipient) =>
    presentTabs({ ...recipient, recipientId: recipient.recipientIdGuid });
  const presentOne = envelope.kind === 'template' ? byGuid : presentTabs;
  for (const tabs of [...envelope.recipients.map(presentOne), prefillOf(envelope)])
    addTabs(
      found,
      groupTabs(
        eachTab(tabs)
          .filter(({ tab }) => tab.documentId === documentId)
          .flatMap((listed) => onPages(listed, pages)),
      ),
    );
  return found;
}

function onPages(listed: ListedTab, pages: readonly number[] | undefined): ListedTab[] {
  if (pages === undefined) return [listed];
  const { list, tab } = listed;
  const parts = placedParts(listed).filter(({ pageNumber }) => pages.includes(Number(pageNumber)));
  if (parts.length === 0) return [];
  return [tabKinds[list].use === 'pick' ? { ...listed, tab: { ...tab, radios: parts } } : listed];
}

/**
 * The pages of a query such as `1,3`.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function readPageNumbers(text: string | undefined): number[] | undefined {
  if (text === undefined) return undefined;
  return text.split(',').map((word) => {
    const page = Number(word);
    if (Number.isInteger(page) && page > 0) return page;
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `page_numbers must be page numbers separated by commas, but is ${showName(text)}.`,
    );
  });
}
