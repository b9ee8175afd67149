import type { DocumentTemplate } from '@countersign/types/esign-v2.1';
import { ServiceError } from '../../engine/service-error.ts';
import type { StoredDocument } from '../../state/model/envelope.ts';
import { eachTab, keepTabs, placedParts, type ListedTab } from '../tabs/each-tab.ts';
import type { Layer } from './layer.ts';

/** The pages of a document that an entry covers, counted from 1; all unless it says otherwise. */
export function pagesOf(
  { documentStartPage, documentEndPage }: DocumentTemplate,
  { pages }: StoredDocument,
): Required<Pick<DocumentTemplate, 'documentStartPage' | 'documentEndPage'>> {
  return {
    documentStartPage: documentStartPage ?? '1',
    documentEndPage: documentEndPage ?? String(pages.length),
  };
}

/**
 * What a layer has for one document, moved to it: its page 1 comes to the first page that the entry
 * covers, and what would stand behind the last one is left out.
 * @throws ServiceError INVALID_REQUEST_BODY where the document has no such pages
 */
export function moveToDocument(
  layer: Layer,
  target: StoredDocument,
  entry: DocumentTemplate,
): Layer {
  const covered = pagesOf(entry, target);
  const first = Number(covered.documentStartPage);
  const last = Number(covered.documentEndPage);
  if (first < 1 || last < first || last > target.pages.length)
    throw new ServiceError(
      'INVALID_REQUEST_BODY',
      `Document ${target.documentId} has pages 1 to ${target.pages.length}, and documentTemplates asks for ${first} to ${last}.`,
    );
  const { documentId } = target;
  const source = layer.documents.find((one) => one.documentId === documentId) ?? layer.documents[0];
  const recipients = layer.recipients.map((recipient) => {
    const tabs = structuredClone(recipient.tabs);
    keepTabs(
      tabs,
      ({ tab }) => tab.documentId === undefined || tab.documentId === source?.documentId,
    );
    for (const listed of eachTab(tabs)) move(listed, documentId, first - 1);
    keepTabs(tabs, (listed) =>
      placedParts(listed).every((part) => Number(part.pageNumber ?? '1') <= last),
    );
    return { ...recipient, tabs };
  });
  return { ...layer, documents: [], recipients };
}

function move(listed: ListedTab, documentId: string, by: number): void {
  if (listed.tab.documentId !== undefined) listed.tab.documentId = documentId;
  for (const part of placedParts(listed))
    if (part.pageNumber !== undefined) part.pageNumber = String(Number(part.pageNumber) + by);
}
