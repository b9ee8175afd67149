import type {
  EnvelopeSummary,
  RecipientPreviewRequest,
  RecipientViewRequest,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { findEmbeddedRecipient } from './access/find-viewed-recipient.ts';
import { embeddedGrant, requireMembers } from './access/grants.ts';
import { makeView } from './access/make-view.ts';
import { statusInWords } from '../statuses.ts';

/**
 * Makes the address at which an embedded recipient signs.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, RECIPIENT_NOT_IN_SEQUENCE, UNKNOWN_ENVELOPE_RECIPIENT,
 *   INVALID_USERID, INVALID_REQUEST_PARAMETER, INVALID_REQUEST_BODY
 */
export async function makeSigningView(
  state: State,
  context: Pick<Context, 'origin' | 'caller'>,
  envelope: StoredEnvelope,
  request: RecipientViewRequest,
): Promise<{ url: string }> {
  requireSent(envelope);
  requireMembers(request, ['authenticationMethod', 'returnUrl']);
  return makeViewOf(
    state,
    context,
    envelope,
    findEmbeddedRecipient(envelope, context, request),
    request,
  );
}

/**
 * Makes the address at which a recipient signs, whether embedded or not.
 * @throws ServiceRefusal ENVELOPE_INVALID_STATUS, RECIPIENT_NOT_IN_SEQUENCE, INVALID_REQUEST_BODY
 */
export async function makeViewOf(
  state: State,
  context: Pick<Context, 'origin'>,
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  request: RecipientViewRequest | RecipientPreviewRequest,
): Promise<{ url: string }> {
  requireSent(envelope);
  if (recipient.status === 'created')
    throw new ServiceRefusal(
      'RECIPIENT_NOT_IN_SEQUENCE',
      `Recipients of envelope ${envelope.envelopeId} before recipient ${recipient.recipientId} have not finished.`,
    );
  return makeView(state, context, {
    ...embeddedGrant(envelope, recipient, request),
    view: 'signing',
  });
}

function requireSent({ envelopeId, status }: StoredEnvelope): void {
  if (['created', 'correct', 'voided', 'deleted'].includes(status))
    throw new ServiceRefusal(
      'ENVELOPE_INVALID_STATUS',
      `The signing page opens after the envelope was sent. ${envelopeId} is ${statusInWords(status)}.`,
    );
}

/**
 * Creates the signing address that was requested with a new envelope, or returns the reason why it
 * cannot be created: the envelope is created in either case.
 */
export async function signingAddress(
  state: State,
  context: Pick<Context, 'origin' | 'caller'>,
  envelope: StoredEnvelope,
  request: RecipientViewRequest | undefined,
): Promise<Pick<EnvelopeSummary, 'recipientSigningUri' | 'recipientSigningUriError'>> {
  if (request === undefined) return {};
  try {
    const { url } = await makeSigningView(state, context, envelope, request);
    return { recipientSigningUri: url };
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    return { recipientSigningUriError: error.message };
  }
}
