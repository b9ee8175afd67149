import { isSameAddress } from '../../account/users/person.ts';
import { deriveGuid } from '../../engine/derive-guid.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/**
 * Finds the users of the account among the recipients, by their e-mail addresses. Recipients whose
 * address has not changed since are not looked up again.
 * @param known the users of the account, where they have been read already
 */
export async function findUsers(
  state: State,
  { accountId, kind, recipients }: StoredEnvelope,
  known?: readonly Readonly<StoredMember>[],
): Promise<void> {
  if (kind === 'template') return;
  const unknown = recipients.filter(
    (one) => addressOf(one) !== '' && one.user?.email !== addressOf(one),
  );
  if (unknown.length === 0) return;
  const all = known ?? (await state.of(members).listShared(accountId));
  for (const recipient of unknown) {
    const email = addressOf(recipient);
    const member = all.find((one) => one.status !== 'Closed' && isSameAddress(one.email, email));
    recipient.user = { userId: member?.userId ?? userIdOf(email), email };
  }
}

/** The ID of the person that a recipient is, who need not have an account. */
export function findUserId(recipient: StoredRecipient): string | undefined {
  if (recipient.details.userId !== undefined) return recipient.details.userId;
  const email = addressOf(recipient);
  if (email === '') return undefined;
  return recipient.user?.email === email ? recipient.user.userId : userIdOf(email);
}

function addressOf({ details }: StoredRecipient): string {
  return (details.email ?? details.signerEmail ?? details.hostEmail ?? '').toLowerCase();
}

/** Derives the ID of a person, which is the same in all envelopes. */
function userIdOf(email: string): string {
  return deriveGuid(`user ${email}`);
}
