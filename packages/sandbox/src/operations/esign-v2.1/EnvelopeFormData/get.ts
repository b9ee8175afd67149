import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { inProcess, requireEditable } from '../../../envelope/statuses.ts';
import { presentFormData } from '../../../envelope-parts/form-data/present-form-data.ts';
import { requireSender } from '../../../envelope-parts/require-sender.ts';

export const operation = defineOperation(
  'EnvelopeFormData_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_LACKS_PERMISSIONS');
    requireEditable(envelope, [...inProcess, 'completed', 'voided'], 'Form data can be read');
    return { status: 200, body: presentFormData(envelope) };
  },
);
