import type { Context } from '../../engine/context.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** Writes to a new member that the membership waits to be activated, and says so in its status; in memory. */
export async function invite(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
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
      'Your membership begins when you activate it.',
    ],
    reason: 'activation',
  });
}
