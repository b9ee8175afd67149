import { findSigningGroups } from '../account/signing-groups/signing-groups.ts';
import type { Condition } from '../state/envelope-conditions.ts';
import { labelsOfUser } from '../state/envelope-labels.ts';
import type { State } from '../state/state.ts';
import { unsent } from './statuses.ts';

/** Creates the condition that a user is among the recipients, equivalent to `isRecipient`. */
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

/** Creates the condition that an envelope was sent to a user. */
export async function isReceivedBy(
  state: State,
  accountId: string,
  user: { userId: string; email: string },
): Promise<Condition> {
  return { all: [isSent, await hasRecipient(state, accountId, user)] };
}

/** The condition that an envelope is not a draft. */
export const isSent: Condition = { not: { column: 'status', in: unsent } };
