import { findSigningGroups } from '../../account/signing-groups/signing-groups.ts';
import type { Context } from '../../engine/context.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import { envelopeShares } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { isRecipient } from '../find-envelope.ts';
import { seesPowerFormEnvelopes } from '../power-forms/power-form-access.ts';
import { foldersSharedWith } from '../shared-access/shared-folder.ts';
import { isUnsent } from '../statuses.ts';
import type { EnvelopeQuery, ListPart } from './envelope-query.ts';

/** The envelopes of the user that a list is asked for; undefined where there is no such user. */
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
  return {
    // The address narrows it down; whose it is the recipients tell.
    filter: {
      recipient: {
        email: user.email,
        signingGroups: (await findSigningGroups(state, account.accountId, user.email)).map(
          ({ id }) => id,
        ),
      },
    },
    predicates: [
      ({ recipients }) => recipients.some((one) => isRecipient(one, user)),
      ({ sender }) => role !== 'recipient_only' || sender.userId !== user.userId,
    ],
  };
}

function isNamed(
  { userId, userName, email }: StoredMember,
  query: Pick<EnvelopeQuery, 'user_id' | 'user_name' | 'email'>,
): boolean {
  return same(query.user_id, userId) && same(query.user_name, userName) && same(query.email, email);
}

/** Whether a user is as asked, where that is asked. */
function same(asked: string | undefined, has: string): boolean {
  return asked === undefined || asked.toLowerCase() === has.toLowerCase();
}

/** The envelopes that a caller may see, as `findEnvelope` has it: all for an administrator. */
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
  const signingGroups = (await findSigningGroups(state, account.accountId, caller.email)).map(
    ({ id }) => id,
  );
  return {
    // No column says which envelopes are of PowerForms.
    ...(!seesForms && {
      filter: { party: { senders, folders, email: caller.email, signingGroups } },
    }),
    predicates: [
      (envelope) =>
        senders.includes(envelope.sender.userId) ||
        (envelope.folder !== undefined && folders.includes(envelope.folder)) ||
        (seesForms && envelope.powerForm !== undefined) ||
        (!isUnsent(envelope) && envelope.recipients.some((one) => isRecipient(one, caller))),
    ],
  };
}
