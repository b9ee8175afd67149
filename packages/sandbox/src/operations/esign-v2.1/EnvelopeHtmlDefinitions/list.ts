import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { seenDocuments } from '../../../envelope-parts/find-seen-document.ts';
import { presentDefinitions } from '../../../envelope-documents/html/present-definitions.ts';

export const operation = defineOperation(
  'EnvelopeHtmlDefinitions_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: presentDefinitions(seenDocuments(envelope, context)) };
  },
);
