import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { findSeenDocument } from '../visibility/find-seen-document.ts';
import { presentDefinitions } from './present-definitions.ts';

export const EnvelopeDocumentHtmlDefinitions_get = defineOperation(
  'EnvelopeDocumentHtmlDefinitions_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: presentDefinitions([findSeenDocument(envelope, context, path.documentId)]),
    };
  },
);
