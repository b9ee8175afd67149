import type { Context } from '../../engine/context.ts';
import { envelopeShares } from '../../state/model/shares-and-favorites.ts';
import { signingGroupsOf } from '../../account/signing-groups/signing-groups.ts';
import type { State } from '../../state/state.ts';
import { isRecipient } from '../find.ts';
import type { ListPart } from './list-query.ts';

/** The envelopes that a caller may see, as `findEnvelope` has it: all for an administrator. */
export async function seenBy(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<ListPart> {
  if (caller.isAdmin) return {};
  const shares = await state.of(envelopeShares).everywhere();
  const sharing = shares
    .filter(({ account: of, thing }) => of === account.accountId && thing.includes(caller.userId))
    .map(({ id }) => id);
  const senders = [caller.userId, ...sharing];
  return {
    filter: {
      party: {
        senders,
        email: caller.email,
        signingGroups: (await signingGroupsOf(state, account.accountId, caller.email)).map(
          ({ id }) => id,
        ),
      },
    },
    predicates: [
      ({ sender, recipients, status }) =>
        senders.includes(sender.userId) ||
        (status !== 'created' && recipients.some((one) => isRecipient(one, caller))),
    ],
  };
}
