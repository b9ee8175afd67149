import { defineOperation } from '../../../engine/operation.ts';
import { ServiceError } from '../../../engine/service-error.ts';
import { findEnvelope, isRecipient } from '../../../envelope/find.ts';
import { members } from '../../../model/account.ts';
import { envelopeShares } from '../../../model/shares.ts';
import { embeddedGrant } from '../../../views/access/embedded-grant.ts';
import { makeView } from '../../../views/access/make-view.ts';

export const operation = defineOperation(
  'EnvelopeViews_createSharedRecipient',
  async (state, { path, body }, context) => {
    const { account, caller } = context;
    const envelope = await findEnvelope(state, context, path.envelopeId);
    const { envelopeId, status } = envelope;
    if (['created', 'voided', 'deleted'].includes(status))
      throw new ServiceError(
        'ENVELOPE_INVALID_STATUS',
        `Only an envelope that was sent is shared by its recipients; ${envelopeId} is ${status}.`,
      );
    const all = await state.of(members).list(account.accountId);
    const owner = all.find(({ userId, userName, email }) =>
      body.userId === undefined
        ? email.toLowerCase() === body.email?.toLowerCase() && userName === body.userName
        : userId === body.userId.toLowerCase(),
    );
    const recipient = owner && envelope.recipients.find((one) => isRecipient(one, owner));
    if (owner === undefined || recipient === undefined)
      throw new ServiceError(
        'UNKNOWN_ENVELOPE_RECIPIENT',
        `Envelope ${envelopeId} has no recipient who is this user of the account.`,
      );
    const shared = await state.of(envelopeShares).get(account.accountId, owner.userId);
    if (owner.userId !== caller.userId && shared?.includes(caller.userId) !== true)
      throw new ServiceError(
        'USER_LACKS_PERMISSIONS',
        `${owner.userName} does not share envelopes with ${caller.userName}.`,
      );
    const view = await makeView(state, context, {
      ...embeddedGrant(envelope, recipient, body),
      view: 'shared',
    });
    return { status: 201, body: view };
  },
);
