import { type Editor, members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { SeedError } from './seed.ts';

/** The user who created something. @throws SeedError where the account does not have them */
export async function findEditor(state: State, accountId: string, userId: string): Promise<Editor> {
  const member = await state.of(members).get(accountId, userId);
  if (member === undefined)
    throw new SeedError(`the account ${accountId} has no user ${userId}; add one to users`);
  const { userName, email } = member;
  return { userId, userName, email };
}
