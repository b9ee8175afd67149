import { signingGroups, type StoredSigningGroup } from '../../state/model/groups.ts';
import type { State } from '../../state/state.ts';

/** The signing groups of an account that a person, known by the e-mail address, may sign for. */
export async function signingGroupsOf(
  state: State,
  accountId: string,
  email: string,
): Promise<StoredSigningGroup[]> {
  const all = await state.of(signingGroups).list(accountId);
  return all.filter(({ users }) =>
    users.some((user) => user.email.toLowerCase() === email.toLowerCase()),
  );
}
