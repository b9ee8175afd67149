import type { Context } from '../../engine/context.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { hasRecipient } from '../received.ts';
import type { EnvelopeQuery, ListPart } from './envelope-query.ts';

/** Creates the filter of the user in a request for a list; undefined if the user does not exist. */
export async function partyFilter(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  query: EnvelopeQuery,
): Promise<ListPart | undefined> {
  const { user_filter: role, user_id, user_name, email } = query;
  const named = user_id ?? user_name ?? email;
  if (role === undefined && named === undefined) return {};
  const user =
    named === undefined
      ? caller
      : (await state.of(members).list(account.accountId)).find((one) => isNamed(one, query));
  if (user === undefined) return undefined;
  if (role === undefined || role === 'sender') return { filter: { sender: user.userId } };
  const isRecipient = await hasRecipient(state, account.accountId, user);
  if (role !== 'recipient_only') return { conditions: [isRecipient] };
  return { conditions: [isRecipient, { not: { column: 'sender', in: [user.userId] } }] };
}

function isNamed(
  { userId, userName, email }: StoredMember,
  query: Pick<EnvelopeQuery, 'user_id' | 'user_name' | 'email'>,
): boolean {
  return same(query.user_id, userId) && same(query.user_name, userName) && same(query.email, email);
}

/** Compares a user with a filter; a missing filter matches. */
function same(asked: string | undefined, has: string): boolean {
  return asked === undefined || asked.toLowerCase() === has.toLowerCase();
}
