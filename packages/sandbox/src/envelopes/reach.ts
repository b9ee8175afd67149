import type { Context } from '../engine/context.ts';
import type { Condition } from '../state/envelope-conditions.ts';
import { label } from '../state/envelope-labels.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import { envelopeShares } from '../state/model/shares-and-favorites.ts';
import type { State } from '../state/state.ts';
import { seesPowerFormEnvelopes } from './power-forms/power-form-access.ts';
import { isReceivedBy, isRecipient } from './received.ts';
import { foldersSharedWith, isInSharedFolder } from './shared-access/shared-folder.ts';
import { isUnsent } from './statuses.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/** Checks whether a caller may see an envelope, whose members `nameMembers` has named. */
export async function maySee(
  state: State,
  { account, caller }: Who,
  envelope: StoredEnvelope,
): Promise<boolean> {
  const { sender, recipients, shares = [] } = envelope;
  if (caller.isAdmin || sender.userId === caller.userId) return true;
  if (shares.some(({ userId }) => userId === caller.userId)) return true;
  // A draft is the sender's own.
  if (!isUnsent(envelope) && recipients.some((one) => isRecipient(one, caller))) return true;
  const shared = await state.of(envelopeShares).get(account.accountId, sender.userId);
  if (shared?.includes(caller.userId) === true) return true;
  if (await isInSharedFolder(state, { account, caller }, envelope)) return true;
  return envelope.powerForm !== undefined && seesPowerFormEnvelopes(state, { account, caller });
}

/**
 * Creates the conditions of the envelopes that a caller may see, equivalent to `maySee`: none for an
 * administrator.
 */
export async function seenBy(state: State, { account, caller }: Who): Promise<Condition[]> {
  if (caller.isAdmin) return [];
  const senders = [caller.userId, ...(await listSharingUsers(state, { account, caller }))];
  const seesForms = await seesPowerFormEnvelopes(state, { account, caller });
  const shared = await foldersSharedWith(state, { account, caller });
  const folders = shared.map(({ folderId }) => folderId);
  return [
    {
      any: [
        { column: 'sender', in: senders },
        { column: 'folder', in: folders },
        { label: [label.shared(caller.userId)] },
        ...(seesForms ? [{ label: [label.anyPowerForm] }] : []),
        await isReceivedBy(state, account.accountId, caller),
      ],
    },
  ];
}

/** Lists the IDs of the other users who share all their envelopes with the caller. */
export async function listSharingUsers(state: State, { account, caller }: Who): Promise<string[]> {
  const shares = await state.of(envelopeShares).everywhere();
  return shares
    .filter(({ account: of, record }) => of === account.accountId && record.includes(caller.userId))
    .map(({ id }) => id)
    .filter((userId) => userId !== caller.userId);
}
