import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { applyToEnvelope } from '../../../envelope-templates/apply-to-envelope.js';

export const operation = defineOperation(
  'EnvelopeTemplates_apply',
  async (state, { path, query, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const preserve = query.preserve_template_recipient === 'true';
    const documentTemplates = await applyToEnvelope(state, context, found, body.documentTemplates, {
      preserve,
    });
    await saveEnvelope(state, found);
    return { status: 201, body: { documentTemplates } };
  },
);
