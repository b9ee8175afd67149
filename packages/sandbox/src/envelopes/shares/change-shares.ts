import type {
  EnvelopesSharePermissionRequest,
  EnvelopesShareRequest,
} from '@countersign/types/esign-v2.1';
import { isSameAddress } from '../../account/users/person.ts';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope, StoredShare } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/**
 * Gives a user access to an envelope, in memory, and sends an e-mail to the user. A user who has
 * access already gets the new permission.
 * @throws ServiceRefusal INVALID_USERID
 */
export async function shareWith(
  state: State,
  context: Pick<Context, 'account' | 'newId'>,
  envelope: StoredEnvelope,
  input: EnvelopesShareRequest,
): Promise<StoredShare> {
  const agent = await findAgent(state, context, input);
  const { envelopeId, sender, settings } = envelope;
  if (agent.userId === sender.userId)
    throw new ServiceRefusal(
      'INVALID_USERID',
      `${agent.userName} is the sender of the envelope. Name another user.`,
    );
  const known = envelope.shares?.find(({ userId }) => userId === agent.userId);
  if (known !== undefined) {
    changeShare(state, known, input);
    return known;
  }
  const share: StoredShare = {
    shareId: context.newId(),
    userId: agent.userId,
    permission: input.permission === 'manage' ? 'manage' : 'read',
    createdAt: state.now,
    modifiedAt: state.now,
  };
  envelope.shares = [...(envelope.shares ?? []), share];
  const { customMessage = '' } = input;
  await state.mail(context.account.accountId, {
    to: { name: agent.userName, email: agent.email },
    cc: [],
    bcc: [],
    subject: `Shared with you: ${settings.emailSubject ?? ''}`,
    text: [`${sender.userName} shared an envelope with you.`, customMessage].filter(Boolean),
    reason: 'envelope-shared',
    envelopeId,
  });
  return share;
}

/** Changes what a user may do, in memory. */
export function changeShare(
  state: State,
  share: StoredShare,
  { permission }: EnvelopesSharePermissionRequest,
): void {
  if (permission !== undefined) share.permission = permission === 'manage' ? 'manage' : 'read';
  share.modifiedAt = state.now;
}

/**
 * The user whom an entry names, by ID or by e-mail address.
 * @throws ServiceRefusal INVALID_USERID
 */
export async function findAgent(
  state: State,
  { account }: Pick<Context, 'account'>,
  { agentUser = {} }: EnvelopesShareRequest,
): Promise<StoredMember> {
  const { userId, email } = agentUser;
  const found = await lookUpAgent(state, { account }, agentUser);
  if (found !== undefined && found.status !== 'Closed') return found;
  throw new ServiceRefusal(
    'INVALID_USERID',
    `${account.name} has no user ${userId ?? email ?? '(neither userId nor email was sent)'}. Users_list returns them.`,
  );
}

/** Finds the user of a share; undefined if the user does not exist. */
export async function lookUpAgent(
  state: State,
  { account }: Pick<Context, 'account'>,
  { userId, email }: NonNullable<EnvelopesShareRequest['agentUser']> = {},
): Promise<StoredMember | undefined> {
  if (userId !== undefined) return state.of(members).get(account.accountId, userId.toLowerCase());
  const all = await state.of(members).list(account.accountId);
  return all.find((one) => isSameAddress(one.email, email));
}

/** @throws ServiceRefusal RESOURCE_NOT_FOUND */
export function findShare(
  { envelopeId, shares = [] }: StoredEnvelope,
  isIt: (share: StoredShare) => boolean,
  requested: string,
): StoredShare {
  const found = shares.find(isIt);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `Envelope ${envelopeId} has no share ${requested}. Envelopes_getEnvelopesShares returns them.`,
  );
}
