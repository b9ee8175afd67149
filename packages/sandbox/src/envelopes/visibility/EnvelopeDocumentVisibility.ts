import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { findRecipient } from '../recipients/find-recipient.ts';
import { saveEnvelope } from '../save.ts';
import { editable, requireEditable } from '../statuses.ts';
import { presentVisibility } from './present-visibility.ts';
import { requireVisibility } from './require-visibility.ts';
import { setVisibility } from './set-visibility.ts';

export const EnvelopeDocumentVisibility_get = defineOperation(
  'EnvelopeDocumentVisibility_get',
  async (state, { path }, context) => {
    requireVisibility(context);
    const found = await findEnvelope(state, context, path.envelopeId);
    const recipient = findRecipient(found, path.recipientId);
    return { status: 200, body: { documentVisibility: presentVisibility(found, recipient) } };
  },
);

export const EnvelopeDocumentVisibility_update = defineOperation(
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

export const EnvelopeDocumentVisibility_updateList = defineOperation(
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
