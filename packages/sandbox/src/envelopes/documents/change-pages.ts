import { requireStatus } from '../guards.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { dropTabs } from '../tabs/document-tabs.ts';
import { eachTab, placedParts, prefillOf } from '../tabs/each-tab.ts';
import { readContent, requirePage } from './find-document.ts';
import { asServiceRefusal } from './document-error.ts';

/**
 * Turns a page of a document of a draft or template by a quarter. Tabs keep their place on the page.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, PAGE_IMAGE_NOT_FOUND
 */
export async function turnPage(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  pageNumber: string,
  direction: 'left' | 'right',
): Promise<void> {
  requireStatus(envelope, 'rotatePages');
  const page = requirePage(document, pageNumber);
  await change(state, envelope, document, (pdf) =>
    state.documents.rotatePage(pdf, page, direction),
  );
}

/**
 * Deletes a page of a document of a draft or template, with the tabs on it; later pages move up.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, PAGE_IMAGE_NOT_FOUND, INVALID_REQUEST_PARAMETER
 * for the only page
 */
export async function removePage(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  pageNumber: string,
): Promise<void> {
  requireStatus(envelope, 'deletePages');
  const page = requirePage(document, pageNumber);
  await change(state, envelope, document, (pdf) => state.documents.deletePage(pdf, page));
  dropTabs(envelope, document.documentId, (part) => Number(part.pageNumber) === page);
  for (const tabs of [...envelope.recipients.map((one) => one.tabs), prefillOf(envelope)])
    for (const listed of eachTab(tabs))
      if (listed.tab.documentId === document.documentId)
        for (const part of placedParts(listed))
          if (Number(part.pageNumber) > page) part.pageNumber = String(Number(part.pageNumber) - 1);
}

async function change(
  state: State,
  envelope: StoredEnvelope,
  document: StoredDocument,
  work: (pdf: Uint8Array) => Promise<Uint8Array>,
): Promise<void> {
  const pdf = await readContent(state, envelope, document);
  const changed = await asServiceRefusal(document.name, work(pdf));
  document.pages = (await asServiceRefusal(document.name, state.documents.readPdf(changed))).pages;
  document.content = await state.contents.put(changed);
  document.sizeBytes = changed.length;
  document.isEdited = true;
}
