import { identities, type StoredIdentity } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { MembershipRefusal } from './membership-refusal.ts';

/** A lookup of users by e-mail address. It is read once for all the users of a request. */
export interface AddressBook {
  /** @throws MembershipRefusal where the address belongs to another user */
  requireFree(email: string, userId: string): Promise<void>;
  /** Notes that a user has changed. */
  note(before: StoredIdentity, after: StoredIdentity): Promise<void>;
}

export function createAddressBook(state: State): AddressBook {
  let read: Promise<Map<string, Set<string>>> | undefined;
  async function readOwners(email: string): Promise<Set<string>> {
    read ??= readAll(state);
    const all = await read;
    const key = email.toLowerCase();
    const owners = all.get(key) ?? new Set();
    all.set(key, owners);
    return owners;
  }
  return {
    async requireFree(email, userId) {
      const owners = await readOwners(email);
      if (owners.size === 0 || (owners.size === 1 && owners.has(userId))) return;
      throw new MembershipRefusal(
        'useremail_username_combination_exists',
        `${email} belongs to another user. A user needs an address of their own.`,
      );
    },
    async note(before, after) {
      if (before.email === after.email) return;
      (await readOwners(before.email)).delete(before.userId);
      (await readOwners(after.email)).add(after.userId);
    },
  };
}

async function readAll(state: State): Promise<Map<string, Set<string>>> {
  const owners = new Map<string, Set<string>>();
  for (const { email, userId } of await state.of(identities).list('')) {
    const known = owners.get(email.toLowerCase());
    if (known === undefined) owners.set(email.toLowerCase(), new Set([userId]));
    else known.add(userId);
  }
  return owners;
}
