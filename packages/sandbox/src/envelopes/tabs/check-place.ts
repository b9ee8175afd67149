import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import { nameOfTab, type AnyRadio, type AnyTab } from './any-tab.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * The document that a tab stands on.
 * @throws ServiceRefusal TAB_REFERS_TO_MISSING_DOCUMENT, TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED
 */
export function documentOfTab(
  { documents }: Pick<StoredEnvelope, 'documents'>,
  tab: AnyTab,
): StoredDocument {
  const document = documents.find(({ documentId }) => documentId === tab.documentId);
  if (document !== undefined && isSupplemental(document))
    throw new ServiceRefusal(
      'TAB_REFERS_TO_DOCUMENT_NO_TABS_ALLOWED',
      `The tab ${nameOfTab(tab)} is on the document ${document.documentId}, which is a supplement that people only read and accept. Place it on another document.`,
    );
  if (document !== undefined) return document;
  const ids = documents.map(({ documentId }) => documentId).join(', ');
  throw new ServiceRefusal(
    'TAB_REFERS_TO_MISSING_DOCUMENT',
    `Tab refers to DocumentId ${tab.documentId === undefined ? 'none' : showName(tab.documentId)} which is not present: the tab ${nameOfTab(tab)}. Available documents: ${ids || 'none'}.`,
  );
}

/** The part of an error message about the owner of a tab, in the words of the service. */
function ofRecipient({ recipientId }: AnyTab): string {
  return recipientId === undefined ? '' : ` for Recipient ${recipientId}`;
}

/** Checks whether a document only accompanies those that are signed, in a window or as a file. */
function isSupplemental({ display }: StoredDocument): boolean {
  return display === 'modal' || display === 'download';
}

/**
 * Checks that the page is there and that the upper left corner stands on it.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER below 0, TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT, TAB_OUT_OF_BOUNDS
 */
export function checkPlace(tab: AnyTab, part: AnyRadio, { documentId, pages }: StoredDocument) {
  const page = pages[Number(part.pageNumber ?? '1') - 1];
  if (page === undefined)
    throw new ServiceRefusal(
      'TAB_PAGENUMBER_IS_NOT_IN_DOCUMENT',
      `Tab on Page ${part.pageNumber ?? ''} of Document ${documentId}${ofRecipient(tab)}: the tab ${nameOfTab(tab)}. The document has ${pages.length} pages.`,
    );
  const [x, y] = [Number(part.xPosition ?? '0'), Number(part.yPosition ?? '0')];
  for (const [name, value] of [
    ['xPosition', x],
    ['yPosition', y],
  ] as const)
    if (value < 0)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `Invalid value for ${name}, must be >= 0: the tab ${nameOfTab(tab)} is at ${value}.`,
      );
  if (x <= page.width && y <= page.height) return;
  throw new ServiceRefusal(
    'TAB_OUT_OF_BOUNDS',
    `Tab "${nameOfTab(tab)}" is located off of page ${part.pageNumber ?? '1'}. It is at ${x}, ${y}; the page of the document ${documentId} is ${Math.round(page.width)} wide and ${Math.round(page.height)} high.`,
  );
}

/**
 * Rounds a place to whole points, as the service keeps it.
 * @evidence public
 */
export function roundPlace(part: AnyRadio): void {
  for (const name of ['xPosition', 'yPosition'] as const) {
    const points = Number(part[name]);
    if (Number.isFinite(points)) part[name] = String(Math.round(points));
  }
}
