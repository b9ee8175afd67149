import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.js';
import { previewDocuments } from '../../../envelope-documents/html/preview.js';

export const operation = defineOperation(
  'DocumentResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = [findSeenDocument(envelope, context, path.documentId)];
    return { status: 201, body: await previewDocuments(state, envelope, documents, body) };
  },
);
