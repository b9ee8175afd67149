import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';
import { listPageImages } from '../../../envelope-documents/page-images.ts';

export const operation = defineOperation(
  'Envelopes_getPageImages',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    return { status: 200, paged: true, body: listPageImages(document, query) };
  },
);
