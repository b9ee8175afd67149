import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { inProcess, requireEditable } from '../../../envelope/statuses.js';
import { presentFormData } from '../../../envelope-parts/form-data/present-form-data.js';
import { requireSender } from '../../../envelope-parts/require-sender.js';

export const operation = defineOperation(
  'EnvelopeFormData_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_LACKS_PERMISSIONS');
    requireEditable(envelope, [...inProcess, 'completed', 'voided'], 'Form data can be read');
    return { status: 200, body: presentFormData(envelope) };
  },
);
