import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';
import { templatesOfDocuments } from '../../../envelope-templates/list-templates.ts';

export const operation = defineOperation(
  'EnvelopeTemplates_listByDocument',
  async (state, { path, query }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId);
    const document = findSeenDocument(found, context, path.documentId);
    const templates = await templatesOfDocuments(state, context, [document], query.include);
    return { status: 200, body: { templates } };
  },
);
