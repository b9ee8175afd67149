import { defineOperation } from '../../../engine/operation.js';
import { requirePage } from '../../../envelope-documents/require-page.js';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.js';
import { findEnvelope } from '../../../envelope/find.js';
import { tabsOnDocument } from '../../../tabs/present-tabs.js';

export const operation = defineOperation(
  'EnvelopeDocumentTabs_getByPage',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(envelope, document, [page]) };
  },
);
