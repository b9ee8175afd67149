import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { seenDocuments } from '../../../envelope-parts/find-seen-document.ts';
import { previewDocuments } from '../../../envelope-documents/html/preview.ts';

export const operation = defineOperation(
  'ResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = seenDocuments(envelope, context);
    return { status: 201, body: await previewDocuments(state, envelope, documents, body) };
  },
);
