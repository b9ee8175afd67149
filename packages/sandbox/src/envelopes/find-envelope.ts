import { requireAgent } from '../engine/act-on-behalf.ts';
import type { Context } from '../engine/context.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { maySee } from './reach.ts';
import { isRecipient } from './received.ts';
import { nameMembers } from './recipients/signing-groups.ts';

/** Options for finding an envelope. */
export interface FindOptions {
  /** Set if the caller is going to change it (false). */
  change?: boolean;
}

/**
 * Finds an envelope for a caller who may see it: the sender; a recipient once it was sent; an
 * administrator; a user with whom the envelope, its folder or all envelopes of its sender are
 * shared; an administrator of its PowerForm.
 * @throws ServiceRefusal ENVELOPE_DOES_NOT_EXIST; ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE for one of
 * another account; USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT for one that the caller may not see;
 * USER_NOT_ENVELOPE_SENDER for a change by a user with read access
 * @evidence public
 */
export async function findEnvelope(
  state: State,
  context: Pick<Context, 'account' | 'caller' | 'agent'>,
  envelopeId: string,
  { change = false }: FindOptions = {},
): Promise<StoredEnvelope> {
  const envelope = await state.envelopes.get(envelopeId.toLowerCase(), { lock: change });
  if (envelope !== undefined) await nameMembers(state, context.account.accountId, [envelope]);
  if (envelope?.kind !== 'envelope')
    throw new ServiceRefusal(
      'ENVELOPE_DOES_NOT_EXIST',
      `The account has no envelope ${envelopeId}.`,
      { status: 404 },
    );
  if (envelope.accountId !== context.account.accountId)
    throw new ServiceRefusal(
      'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE',
      `The envelope ${envelopeId} belongs to another account. Use the ID of the account that sent it.`,
    );
  if (!(await maySee(state, context, envelope)))
    throw new ServiceRefusal(
      'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
      `${context.caller.userName} is neither the sender nor a recipient of the envelope ${envelopeId}, and is not allowed to see it.`,
    );
  if (change && !mayChange(context, envelope))
    throw new ServiceRefusal(
      'USER_NOT_ENVELOPE_SENDER',
      `Only the sender of envelope ${envelopeId} or an administrator of the account is allowed to change it.`,
    );
  if (change) requireAgent(context, envelope.status === 'created' ? 'draft' : 'correct');
  return envelope;
}

function mayChange(
  { caller }: Pick<Context, 'caller'>,
  { sender, recipients, shares = [] }: StoredEnvelope,
): boolean {
  if (caller.isAdmin || sender.userId === caller.userId) return true;
  if (shares.some((one) => one.userId === caller.userId && one.permission === 'manage'))
    return true;
  // Editors may correct once it is their turn.
  return recipients.some(
    (one) => one.type === 'editor' && one.status !== 'created' && isRecipient(one, caller),
  );
}
