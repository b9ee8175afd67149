import type { Context } from '../../engine/context.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import { envelopeShares } from '../../state/model/shares-and-favorites.ts';
import { label } from '../../state/envelope-labels.ts';
import type { State } from '../../state/state.ts';
import { hasRecipient, isReceivedBy } from '../received.ts';
import { seesPowerFormEnvelopes } from '../power-forms/power-form-access.ts';
import { foldersSharedWith } from '../shared-access/shared-folder.ts';
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

/**
 * Creates the filter of the envelopes that a caller may see, equivalent to `findEnvelope`: all for
 * an administrator.
 */
export async function seenBy(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<ListPart> {
  if (caller.isAdmin) return {};
  const shares = await state.of(envelopeShares).everywhere();
  const sharing = shares
    .filter(({ account: of, record }) => of === account.accountId && record.includes(caller.userId))
    .map(({ id }) => id);
  const senders = [caller.userId, ...sharing];
  const seesForms = await seesPowerFormEnvelopes(state, { account, caller });
  const shared = await foldersSharedWith(state, { account, caller });
  const folders = shared.map(({ folderId }) => folderId);
  return {
    conditions: [
      {
        any: [
          { column: 'sender', in: senders },
          { column: 'folder', in: folders },
          { label: [label.shared(caller.userId)] },
          ...(seesForms ? [{ label: [label.anyPowerForm] }] : []),
          await isReceivedBy(state, account.accountId, caller),
        ],
      },
    ],
  };
}
