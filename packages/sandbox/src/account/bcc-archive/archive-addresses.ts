import { bccArchives } from '../../state/model/bcc-archives.ts';
import type { State } from '../../state/state.ts';

/** The addresses that get hidden copies of every e-mail of an account: those that have confirmed. */
export async function archiveAddresses(state: State, accountId: string): Promise<string[]> {
  return (await state.of(bccArchives).list(accountId)).flatMap(({ email, status }) =>
    status === 'active' ? [email] : [],
  );
}
