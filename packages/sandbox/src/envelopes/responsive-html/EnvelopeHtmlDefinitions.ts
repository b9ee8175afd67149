import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { seenDocuments } from '../visibility/find-seen-document.ts';
import { presentDefinitions } from './present-definitions.ts';

export const EnvelopeHtmlDefinitions_list = defineOperation(
  'EnvelopeHtmlDefinitions_list',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: presentDefinitions(seenDocuments(envelope, context)) };
  },
);
