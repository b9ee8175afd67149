import type { Context } from '../../engine/context.js';
import { envelopeShares } from '../../model/shares.js';
import type { State } from '../../state/state.js';
import { isRecipient } from '../find.js';
import type { ListPart } from '../list-query.js';

/** The envelopes that a caller may see: all for an administrator. */
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
    filter: { party: { senders, email: caller.email } },
    predicates: [
      ({ sender, recipients }) =>
        senders.includes(sender.userId) || recipients.some((one) => isRecipient(one, caller)),
    ],
  };
}
