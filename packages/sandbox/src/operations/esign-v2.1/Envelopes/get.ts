import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { presentEnvelope } from '../../../envelope/present-envelope.js';
import { seenEnvelope } from '../../../envelope/seen-envelope.js';

export const operation = defineOperation(
  'Envelopes_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const include = query.include?.split(',') ?? [];
    return { status: 200, body: presentEnvelope(seenEnvelope(context, envelope), { include }) };
  },
);
