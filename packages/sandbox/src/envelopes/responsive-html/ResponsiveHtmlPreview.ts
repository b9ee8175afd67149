import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { seenDocuments } from '../visibility/find-seen-document.ts';
import { previewDocuments } from './preview.ts';

export const ResponsiveHtmlPreview_create = defineOperation(
  'ResponsiveHtmlPreview_create',
  async (state, { path, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const documents = seenDocuments(envelope, context);
    return { status: 201, body: await previewDocuments(state, envelope, documents, body) };
  },
);
