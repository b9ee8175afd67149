import { dateTime } from '../../../engine/date-time.js';
import { defineOperation } from '../../../engine/operation.js';
import { actorOf } from '../../../envelope/actor.js';
import { addAudit } from '../../../envelope/audit.js';
import { emitFor } from '../../../envelope/emit.js';
import { readDefinition } from '../../../envelope/read-definition.js';
import { requireRight } from '../../../envelope/rights.js';
import { saveEnvelope } from '../../../envelope/save.js';
import { sendEnvelope } from '../../../envelope/send.js';
import { signingAddress } from '../../../envelope/signing-address.js';
import { rememberTransaction } from '../../../envelope/transactions.js';

export const operation = defineOperation(
  'Envelopes_create',
  async (state, { body, query, files }, context) => {
    await requireRight(state, context, 'canSendEnvelope');
    const envelope = await readDefinition(state, context, body, files, {
      mergeRoles: query.merge_roles_on_draft === 'true',
    });
    addAudit(state, envelope, actorOf(context), 'Registered', 'The envelope was made.');
    if (body.status === 'sent') await sendEnvelope(state, envelope);
    // One that goes out at once was never a draft.
    if (envelope.status === 'created') emitFor(state, envelope, 'envelope-created');
    await rememberTransaction(state, envelope);
    await saveEnvelope(state, envelope);
    const { envelopeId, status, statusChangedAt } = envelope;
    return {
      status: 201,
      body: {
        envelopeId,
        uri: `/envelopes/${envelopeId}`,
        statusDateTime: dateTime(statusChangedAt),
        // It is built by the time of the answer; callers are to be ready for one that is not.
        status: body.asynchronous === 'true' ? 'processing' : status,
        ...(await signingAddress(state, context, envelope, body.recipientViewRequest)),
      },
    };
  },
);
