import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';
import { previewDocuments } from '../../../envelope-documents/html/preview.ts';

export const operation = defineOperation(
  'DocumentResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = [findSeenDocument(envelope, context, path.documentId)];
    return { status: 201, body: await previewDocuments(state, envelope, documents, body) };
  },
);
