import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { byKind, eachField } from '../../../envelope-parts/custom-fields/field-lists.ts';

export const operation = defineOperation(
  'EnvelopeCustomFields_list',
  async (state, { path }, context) => {
    const { customFields } = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: byKind(eachField(customFields)) };
  },
);
