import { defineOperation } from '../../../engine/operation.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { readPageNumbers, tabsOnDocument } from '../../../tabs/present-tabs.ts';

export const operation = defineOperation(
  'EnvelopeDocumentTabs_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    const pages = readPageNumbers(query.page_numbers);
    return { status: 200, body: tabsOnDocument(envelope, document, pages) };
  },
);
