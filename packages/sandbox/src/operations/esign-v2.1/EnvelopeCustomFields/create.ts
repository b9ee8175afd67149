import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { addFields } from '../../../envelope-parts/custom-fields/add-fields.ts';
import { requireFieldsOpen } from '../../../envelope-parts/custom-fields/require-fields-open.ts';

export const operation = defineOperation(
  'EnvelopeCustomFields_create',
  async (state, { path, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireFieldsOpen(state, found, context, header['X-DocuSign-Edit']);
    const fields = addFields(found, body);
    await saveEnvelope(state, found);
    return { status: 201, body: fields };
  },
);
