import { findSigningGroups } from '../account/signing-groups/signing-groups.ts';
import type { Condition } from '../state/envelope-conditions.ts';
import { labelsOfUser } from '../state/envelope-labels.ts';
import type { State } from '../state/state.ts';
import { unsent } from './statuses.ts';

/** Whether a user is among the recipients: `isRecipient`, as a list asks the storage. */
export async function hasRecipient(
  state: State,
  accountId: string,
  user: { userId: string; email: string },
): Promise<Condition> {
  const groups = await findSigningGroups(state, accountId, user.email);
  return {
    label: labelsOfUser(
      user,
      groups.map(({ id }) => id),
    ),
  };
}

/** Whether an envelope was sent to a user. */
export async function isReceivedBy(
  state: State,
  accountId: string,
  user: { userId: string; email: string },
): Promise<Condition> {
  return { all: [isSent, await hasRecipient(state, accountId, user)] };
}

/** Whether an envelope is no draft. */
export const isSent: Condition = { not: { column: 'status', in: unsent } };
