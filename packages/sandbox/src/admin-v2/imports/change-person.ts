import { saveMember } from '../../account/users/save-member.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { identities, members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import type { PersonDetails } from './read-person.ts';

/** What changes of a user in all accounts. */
export interface PersonChange extends Pick<PersonDetails, 'language' | 'loginPolicy'> {
  userName?: string;
  firstName?: string;
  lastName?: string;
  email?: string;
}

/**
 * Changes what is known of a user in all accounts.
 * @param member the membership of the row, which is changed in place
 * @returns whether anything changed
 */
export async function changePerson(
  state: State,
  member: StoredMember,
  { userName, firstName, lastName, email, language, loginPolicy }: PersonChange,
): Promise<boolean> {
  const identity = await state.of(identities).get('', member.userId);
  const named = withoutUndefined({ userName, firstName, lastName, email });
  const isNamed = !isAlready(member, named);
  for (const accountId of identity?.accounts ?? []) {
    const other = await state.of(members).get(accountId, member.userId);
    if (other === undefined || isAlready(other, named)) continue;
    const changed = accountId === member.accountId ? member : other;
    await saveMember(state, Object.assign(changed, named));
  }
  if (identity === undefined) return isNamed;
  const known = withoutUndefined({ languageCulture: language, federatedStatus: loginPolicy });
  const { languageCulture = 'en', federatedStatus } = identity;
  const isKnown = isAlready({ languageCulture, federatedStatus }, known);
  await state.of(identities).put('', member.userId, { ...identity, ...named, ...known });
  return isNamed || !isKnown;
}

function isAlready(kept: object, wanted: object): boolean {
  const values = new Map<string, unknown>(Object.entries(kept));
  return Object.entries(wanted).every(([name, value]) => values.get(name) === value);
}
