import { quoteNames } from '../../engine/quote-names.ts';
import type { StoredDocument, StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { dropTabs } from '../tabs/document-tabs.ts';

/** Deletes the tabs on pages that a document no longer has, with a warning. */
export function dropTabsBeyond(
  state: State,
  envelope: StoredEnvelope,
  { documentId, pages }: StoredDocument,
): void {
  const gone = dropTabs(
    envelope,
    documentId,
    ({ pageNumber }) => Number(pageNumber) > pages.length,
  );
  if (gone.length > 0)
    state.warn({
      code: 'tab-removed',
      like: { documentId },
      message: `document ${documentId} now has ${pages.length} ${pages.length === 1 ? 'page' : 'pages'}, so the tabs on later pages were removed: ${quoteNames(gone)}.`,
    });
}
