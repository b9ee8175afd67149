import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { proofBasePath, proofPath } from '../../pages/paths.ts';
import type { State } from '../../state/state.ts';
import { findEnvelope } from '../find-envelope.ts';
import { requireSender } from '../rights.ts';
import { createProofToken, findProof } from './proof.ts';

export const EnvelopeRecipients_createRecipientProofFileLink = defineOperation(
  'EnvelopeRecipients_createRecipientProofFileLink',
  async (state, { path }, context) => {
    const token = await createToken(state, context, path);
    return { status: 201, body: { viewLink: `${context.origin}${proofPath(state, token)}` } };
  },
);

export const EnvelopeRecipients_createRecipientProofFileResourceToken = defineOperation(
  'EnvelopeRecipients_createRecipientProofFileResourceToken',
  async (state, { path }, context) => {
    const resourceToken = await createToken(state, context, path);
    const proofBaseURI = `${context.origin}${proofBasePath(state)}`;
    return { status: 201, body: { proofBaseURI, resourceToken } };
  },
);

/** @throws ServiceRefusal for recipients without evidence, and callers who are not the sender */
async function createToken(
  state: State,
  context: Context,
  path: { envelopeId: string; recipientId: string },
): Promise<string> {
  requireFeature(context, ['allowIDVPlatform'], 'Identity verification is');
  const envelope = await findEnvelope(state, context, path.envelopeId);
  requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
  const { envelopeId, recipients } = envelope;
  const guid = path.recipientId.toLowerCase();
  const recipient = recipients.find(({ recipientIdGuid }) => recipientIdGuid === guid);
  if (recipient === undefined)
    throw new ServiceRefusal(
      'INVALID_RECIPIENT_ID',
      `Envelope ${envelopeId} has no recipient with the GUID ${path.recipientId}. The path requires the recipientIdGuid.`,
    );
  if ((await findProof(state, envelope, recipient)) === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `Recipient ${recipient.recipientId} of envelope ${envelopeId} has not completed an identity verification workflow, so there is no evidence.`,
    );
  return createProofToken(state, envelope, recipient);
}
