import { dateTime } from '../../../engine/date-time.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { actorOf } from '../../../envelope/actor.ts';
import { addAudit } from '../../../envelope/audit.ts';
import { emitFor } from '../../../envelope/emit.ts';
import { readDefinition } from '../../../envelope/read-definition.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { saveEnvelope } from '../../../envelope/save.ts';
import { sendEnvelope } from '../../../envelope/send.ts';
import { signingAddress } from '../../../envelope/signing-address.ts';
import { rememberTransaction } from '../../../envelope/transactions.ts';

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
