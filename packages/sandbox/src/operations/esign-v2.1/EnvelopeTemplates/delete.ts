import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { takeOff } from '../../../envelope-templates/take-off.js';

export const operation = defineOperation(
  'EnvelopeTemplates_delete',
  async (state, { path, header }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    takeOff(found, path.documentId, path.templateId);
    await saveEnvelope(state, found);
    return { status: 200 };
  },
);
