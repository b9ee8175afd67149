import { findSigningGroups } from '../account/signing-groups/signing-groups.ts';
import { isSameAddress } from '../account/users/person.ts';
import type { Condition } from '../state/envelope-conditions.ts';
import { labelsOfUser } from '../state/envelope-labels.ts';
import type { StoredRecipient } from '../state/model/recipient.ts';
import type { State } from '../state/state.ts';
import { unsent } from './statuses.ts';

/**
 * Checks whether a recipient is a user of the account: by the user ID, by the e-mail address, or as
 * one of the members of a signing group, whom `nameMembers` has named.
 */
export function isRecipient(
  { details }: StoredRecipient,
  { userId, email }: { userId: string; email: string },
): boolean {
  return (
    details.userId === userId ||
    [details.email, details.hostEmail, ...listMemberEmails(details)].some((address) =>
      isSameAddress(address, email),
    )
  );
}

function listMemberEmails({ signingGroupUsers = [] }: StoredRecipient['details']) {
  return signingGroupUsers.map(({ email }) => email);
}

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
