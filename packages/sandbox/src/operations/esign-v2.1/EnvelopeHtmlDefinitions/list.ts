import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { seenDocuments } from '../../../envelope-parts/find-seen-document.js';
import { presentDefinitions } from '../../../envelope-documents/html/present-definitions.js';

export const operation = defineOperation(
  'EnvelopeHtmlDefinitions_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: presentDefinitions(seenDocuments(envelope, context)) };
  },
);
