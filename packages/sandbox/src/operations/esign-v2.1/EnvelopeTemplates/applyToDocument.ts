import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { applyToEnvelope } from '../../../envelope-templates/apply-to-envelope.ts';
import { findDocument } from '../../../envelope-parts/find-document.ts';

export const operation = defineOperation(
  'EnvelopeTemplates_applyToDocument',
  async (state, { path, query, header, body }, context) => {
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const { documentId } = findDocument(found, path.documentId);
    const preserve = query.preserve_template_recipient === 'true';
    const documentTemplates = await applyToEnvelope(state, context, found, body.documentTemplates, {
      documentId,
      preserve,
    });
    await saveEnvelope(state, found);
    return { status: 201, body: { documentTemplates } };
  },
);
