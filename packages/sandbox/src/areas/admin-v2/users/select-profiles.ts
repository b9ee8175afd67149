import { isSameAddress } from '../../../account/users/person.ts';
import { day } from '../../../engine/day.ts';
import { identities, members } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { type Person, readPerson } from '../members/find-person.ts';
import type { OrganizationContext } from '../organization-context.ts';

/**
 * Limits of the list without an address: the number of profiles, and the age of their last change.
 */
const most = 20;
const period = 10 * day;

/** The people with an address; without one, those who changed lately, the last one first. */
export async function selectProfiles(
  state: State,
  admin: OrganizationContext,
  email: string | undefined,
): Promise<Person[]> {
  const userIds =
    email === undefined ? await listChanged(state, admin) : await listByAddress(state, email);
  const people: Person[] = [];
  for (const userId of userIds) {
    const identity = await state.of(identities).get('', userId);
    const person = identity && (await readPerson(state, admin, identity));
    if (person !== undefined) people.push(person);
  }
  return people;
}

async function listByAddress(state: State, email: string): Promise<string[]> {
  return (await state.of(identities).list('')).flatMap((one) =>
    isSameAddress(one.email, email) ? [one.userId] : [],
  );
}

async function listChanged(state: State, { accounts }: OrganizationContext): Promise<string[]> {
  const changes = new Map<string, number>();
  for (const { accountId } of accounts)
    for (const { userId, createdAt, modifiedAt = createdAt } of await state
      .of(members)
      .list(accountId))
      if (modifiedAt >= state.now - period)
        changes.set(userId, Math.max(modifiedAt, changes.get(userId) ?? 0));
  return [...changes]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([userId]) => userId);
}
