import { defineOperation } from '../../../engine/operation.js';
import { visibleDocuments } from '../../../envelope-documents/visible-documents.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentEnvelope } from '../../../envelope/present-envelope.js';

export const operation = defineOperation(
  'Envelopes_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const include = query.include?.split(',') ?? [];
    return {
      status: 200,
      body: presentEnvelope(envelope, { include, documents: visibleDocuments(context, envelope) }),
    };
  },
);
