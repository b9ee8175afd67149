import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.js';
import { listPageImages } from '../../../envelope-documents/page-images.js';

export const operation = defineOperation(
  'Envelopes_getPageImages',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(envelope, context, path.documentId);
    return { status: 200, paged: true, body: listPageImages(document, query) };
  },
);
