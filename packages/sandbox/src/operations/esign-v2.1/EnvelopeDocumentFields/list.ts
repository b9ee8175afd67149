import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { findSeenDocument } from '../../../envelope-parts/find-seen-document.ts';

export const operation = defineOperation(
  'EnvelopeDocumentFields_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { fields } = findSeenDocument(envelope, context, path.documentId);
    return { status: 200, body: { documentFields: fields } };
  },
);
