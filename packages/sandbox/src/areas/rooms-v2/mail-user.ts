import type { StoredMail } from '../../state/model/mail.ts';
import type { StoredRoomsUser } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';

/** The text of an e-mail, and the target of its link. */
export type Letter = Pick<StoredMail, 'reason' | 'subject' | 'text' | 'link'>;

/** Writes to a user of Rooms. */
export async function mailUser(
  state: State,
  accountId: string,
  { firstName, lastName, email }: Pick<StoredRoomsUser, 'firstName' | 'lastName' | 'email'>,
  letter: Letter,
): Promise<void> {
  const to = { name: `${firstName} ${lastName}`, email };
  await state.mail(accountId, { to, cc: [], bcc: [], ...letter });
}
