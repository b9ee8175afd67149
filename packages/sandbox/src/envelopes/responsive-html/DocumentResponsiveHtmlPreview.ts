import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { findSeenDocument } from '../visibility/find-seen-document.ts';
import { previewDocuments } from './preview.ts';

export const DocumentResponsiveHtmlPreview_create = defineOperation(
  'DocumentResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = [findSeenDocument(envelope, context, path.documentId)];
    return { status: 201, body: await previewDocuments(state, envelope, documents, body) };
  },
);
