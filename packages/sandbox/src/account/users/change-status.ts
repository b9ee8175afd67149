import type { UserInformation } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { createActivationLink } from './activation.ts';
import { isSameAddress } from './person.ts';

/**
 * Changes the status of a membership, in memory. A closed one is opened again with an invitation,
 * for either new status; a pending one is invited again if the body requests the e-mail.
 * @throws ServiceRefusal if another user has taken the address of a closed one
 */
export async function changeStatus(
  state: State,
  context: Context,
  member: StoredMember,
  { userStatus = member.status, sendActivationEmail }: UserInformation,
): Promise<void> {
  const { account } = context;
  if (member.status === 'Closed' && userStatus !== 'Closed') {
    const taken = (await state.of(members).list(account.accountId)).find(
      (one) =>
        one.userId !== member.userId &&
        one.status !== 'Closed' &&
        isSameAddress(one.email, member.email),
    );
    if (taken !== undefined)
      throw new ServiceRefusal(
        'USER_ALREADY_EXISTS_IN_ACCOUNT',
        `${member.email} is now used by the user ${taken.userId}, so ${member.userName} cannot be reactivated with it.`,
        { status: 400 },
      );
    if (sendActivationEmail === 'false') member.status = 'ActivationRequired';
    else await invite(state, context, member);
    return;
  }
  const waits = userStatus === 'ActivationSent' || userStatus === 'ActivationRequired';
  const asks = sendActivationEmail === 'true' || sendActivationEmail === 'send';
  if (waits && asks) await invite(state, context, member);
  else member.status = userStatus;
}

/** Writes to a new member that the membership waits to be activated, and says so in its status; in memory. */
export async function invite(
  state: State,
  { account, caller }: Pick<Context, 'account'> & { caller: Pick<StoredMember, 'userName'> },
  member: StoredMember,
): Promise<void> {
  member.status = 'ActivationSent';
  await state.mail(account.accountId, {
    to: { name: member.userName, email: member.email },
    cc: [],
    bcc: [],
    subject: `${caller.userName} invites you to ${account.name}`,
    text: [
      `${caller.userName} has added you to the account ${account.name}.`,
      'Your membership starts when you activate it.',
    ],
    reason: 'activation',
    link: await createActivationLink(state, member),
  });
}
