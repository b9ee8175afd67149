import { defineOperation } from '../../../engine/operation.ts';
import { requirePage } from '../../../envelope-documents/require-page.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { tabsOnDocument } from '../../../tabs/present-tabs.ts';

export const operation = defineOperation(
  'EnvelopeDocumentTabs_getByPage',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    const page = requirePage(document, path.pageNumber);
    return { status: 200, body: tabsOnDocument(envelope, document, [page]) };
  },
);
