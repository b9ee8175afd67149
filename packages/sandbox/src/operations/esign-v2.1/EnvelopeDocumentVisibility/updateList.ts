import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';
import { requireLockToken } from '../../../envelope/require-lock-token.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { editable, requireEditable } from '../../../envelope/statuses.ts';
import { requireVisibility } from '../../../envelope-parts/require-visibility.ts';
import { setVisibility } from '../../../envelope-parts/set-visibility.ts';

export const operation = defineOperation(
  'EnvelopeDocumentVisibility_updateList',
  async (state, { path, header, body }, context) => {
    requireVisibility(context);
    const found = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireEditable(found, editable, 'The visibility of documents can be changed');
    requireLockToken(found, header['X-DocuSign-Edit'], context, state);
    const documentVisibility = setVisibility(found, body.documentVisibility ?? []);
    await saveEnvelope(state, found);
    return { status: 200, body: { documentVisibility } };
  },
);
