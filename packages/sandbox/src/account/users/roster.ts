import {
  identities,
  members,
  type StoredAccount,
  type StoredIdentity,
  type StoredMember,
} from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';

/** Everybody whom a new user may turn out to be; read once for all the new users of a call. */
export interface Roster {
  members: StoredMember[];
  identities: StoredIdentity[];
}

export async function readRoster(state: State, { accountId }: StoredAccount): Promise<Roster> {
  return {
    members: await state.of(members).list(accountId),
    identities: await state.of(identities).list(''),
  };
}
