import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { takeOff } from '../../../envelope-templates/take-off.ts';

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
