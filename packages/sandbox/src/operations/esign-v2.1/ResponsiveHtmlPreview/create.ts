import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { seenDocuments } from '../../../envelope-parts/find-seen-document.js';
import { previewDocuments } from '../../../envelope-documents/html/preview.js';

export const operation = defineOperation(
  'ResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = seenDocuments(envelope, context);
    return { status: 201, body: await previewDocuments(state, envelope, documents, body) };
  },
);
