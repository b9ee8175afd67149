import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { addFields } from '../../../envelope-parts/custom-fields/add-fields.js';
import { requireFieldsOpen } from '../../../envelope-parts/custom-fields/require-fields-open.js';

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
