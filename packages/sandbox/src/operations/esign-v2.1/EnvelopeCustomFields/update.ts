import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { updateFields } from '../../../envelope-parts/custom-fields/update-fields.ts';
import { requireFieldsOpen } from '../../../envelope-parts/custom-fields/require-fields-open.ts';

export const operation = defineOperation(
  'EnvelopeCustomFields_update',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = updateFields(found, body);
    await saveEnvelope(state, found);
    return { status: 200, body: fields };
  },
);
