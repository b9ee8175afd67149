import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { presentEnvelope } from '../../../envelope/present-envelope.ts';
import { seenEnvelope } from '../../../envelope/seen-envelope.ts';

export const operation = defineOperation(
  'Envelopes_get',
  async (state, { path, query }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const include = query.include?.split(',') ?? [];
    return { status: 200, body: presentEnvelope(seenEnvelope(context, envelope), { include }) };
  },
);
