import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../find-envelope.ts';
import { findRecipient } from '../../recipients/find-recipient.ts';
import { requireSender } from '../../rights.ts';
import { userGrant } from '../access/grants.ts';
import { makeView } from '../access/make-view.ts';

export const EnvelopeRecipients_createRecipientManualReviewView = defineOperation(
  'EnvelopeRecipients_createRecipientManualReviewView',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    const { recipientIdGuid } = findRecipient(envelope, path.recipientId);
    const grant = userGrant(context, 'review', envelope.envelopeId);
    return { status: 201, body: await makeView(state, context, { ...grant, recipientIdGuid }) };
  },
);
