import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { inProcess, requireEditable } from '../statuses.ts';
import { requireSender } from '../visibility/require-sender.ts';
import { presentFormData } from './present-form-data.ts';

export const EnvelopeFormData_get = defineOperation(
  'EnvelopeFormData_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_LACKS_PERMISSIONS');
    requireEditable(envelope, [...inProcess, 'completed', 'voided'], 'Form data can be read');
    return { status: 200, body: presentFormData(envelope) };
  },
);
