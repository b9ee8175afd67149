import { defineOperation } from '../../../engine/operation.js';
import { findEnvelope } from '../../../envelope/find.js';
import { requireLockToken } from '../../../envelope/require-lock-token.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { editable, requireEditable } from '../../../envelope/statuses.js';
import { requireVisibility } from '../../../envelope-parts/require-visibility.js';
import { setVisibility } from '../../../envelope-parts/set-visibility.js';

export const operation = defineOperation(
  'EnvelopeDocumentVisibility_update',
  async (state, { path, header, body }, context) => {
    requireVisibility(context);
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(found, editable, 'The visibility of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documentVisibility = setVisibility(
      found,
      body.documentVisibility ?? [],
      path.recipientId,
    );
    await saveEnvelope(state, found);
    return { status: 200, body: { documentVisibility } };
  },
);
