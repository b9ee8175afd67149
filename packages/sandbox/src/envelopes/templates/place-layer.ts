import type { DocumentTemplate } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { quoteNames } from '../../engine/quote-names.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { eachTab, keepTabs, type ListedTab, placedParts } from '../tabs/each-tab.ts';
import { nameOfTab } from '../tabs/any-tab.ts';
import { isAnchored, readTabs } from '../tabs/read-tabs.ts';
import { placeTabs } from '../tabs/resolve-anchors.ts';
import type { Layer } from './layer.ts';

/** The pages of a document that an entry covers, counted from 1; all unless it says otherwise. */
export function getPageRange(
  { documentStartPage, documentEndPage }: DocumentTemplate,
  { pages }: StoredDocument,
): Required<Pick<DocumentTemplate, 'documentStartPage' | 'documentEndPage'>> {
  return {
    documentStartPage: documentStartPage ?? '1',
    documentEndPage: documentEndPage ?? String(pages.length),
  };
}

/**
 * Moves the tabs of a layer to one document: page 1 of the layer becomes the first page that the
 * entry covers, and tabs after the last of these pages are left out, with a warning.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the document has no such pages
 */
export function moveToDocument(
  { warn }: Pick<State, 'warn'>,
  layer: Layer,
  target: StoredDocument,
  entry: DocumentTemplate,
): Layer {
  const covered = getPageRange(entry, target);
  const first = Number(covered.documentStartPage);
  const last = Number(covered.documentEndPage);
  if (first < 1 || last < first || last > target.pages.length)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Document ${target.documentId} has ${target.pages.length} pages, but documentTemplates requests pages ${first} to ${last}.`,
    );
  const { documentId } = target;
  const source = layer.documents.find((one) => one.documentId === documentId) ?? layer.documents[0];
  const recipients = layer.recipients.map((recipient) => {
    const tabs = copyJson(recipient.tabs);
    keepTabs(
      tabs,
      ({ tab }) => tab.documentId === undefined || tab.documentId === source?.documentId,
    );
    for (const listed of eachTab(tabs)) move(listed, documentId, first - 1);
    const left: string[] = [];
    keepTabs(tabs, (listed) => {
      const stays = placedParts(listed).every((part) => Number(part.pageNumber ?? '1') <= last);
      if (!stays) left.push(nameOfTab(listed.tab));
      return stays;
    });
    if (left.length > 0)
      warn({
        code: 'tab-removed',
        like: { templateId: entry.templateId },
        message: `document ${documentId} has no page for these tabs of the template, so they were left out: ${quoteNames(left)}.`,
      });
    return { ...recipient, tabs };
  });
  return { ...layer, documents: [], recipients };
}

function move(listed: ListedTab, documentId: string, by: number): void {
  if (listed.tab.documentId !== undefined) listed.tab.documentId = documentId;
  for (const part of placedParts(listed))
    if (part.pageNumber !== undefined) part.pageNumber = String(Number(part.pageNumber) + by);
}

/**
 * Prepares the tabs of a layer for the documents of an envelope: tabs with an anchor are placed at
 * its text, and left out if no document contains it.
 * @param preserve keeps recipients who have no tab left
 * @throws ServiceRefusal if a tab does not fit the documents
 */
export async function placeAnchors(
  state: State,
  envelope: StoredEnvelope,
  layer: Layer,
  preserve: boolean,
): Promise<Layer> {
  const recipients: StoredRecipient[] = [];
  for (const recipient of layer.recipients) {
    // While the envelope has no recipients, the tabs keep their IDs.
    const tabs = readTabs(recipient.tabs, { ...envelope, recipients: [] }, recipient);
    const parts = eachTab(tabs).flatMap(placedParts).filter(isAnchored);
    for (const part of parts) Object.assign(part, { anchorIgnoreIfNotPresent: 'true' });
    await placeTabs(state, envelope, [tabs]);
    const lost = parts.length > 0 && eachTab(tabs).length === 0;
    if (preserve || !lost) recipients.push({ ...recipient, tabs });
  }
  return { ...layer, recipients };
}
