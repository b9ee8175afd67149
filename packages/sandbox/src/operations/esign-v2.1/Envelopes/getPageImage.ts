import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';
import { getPageImage } from '../../../envelope-documents/page-images.ts';

export const operation = defineOperation(
  'Envelopes_getPageImage',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    const file = await getPageImage(state, envelope, document, path.pageNumber, query);
    return { status: 200, file };
  },
);
