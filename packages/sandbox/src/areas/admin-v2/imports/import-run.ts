import { randomUUID } from 'node:crypto';
import { listGroups } from '../../../account/groups/account-groups.ts';
import { listProfiles } from '../../../account/permission-profiles/account-profiles.ts';
import type { Roster } from '../../../account/users/add-user.ts';
import {
  accounts,
  identities,
  members,
  type StoredAccount,
  type StoredIdentity,
} from '../../../state/model/account.ts';
import type { StoredGroup, StoredPermissionProfile } from '../../../state/model/groups.ts';
import { organizations, type StoredOrganization } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { type AddressBook, createAddressBook } from '../members/address-book.ts';
import type { Administering } from '../members/find-person.ts';
import type { Adding } from '../members/join-account.ts';
import { listOrganizationAccounts } from '../organization-context.ts';
import type { StoredUserImport } from './stored-import.ts';

/**
 * Data for the rows of an import that one transaction processes; what the rows share is read once.
 */
export interface ImportRun {
  state: State;
  record: StoredUserImport;
  /** The caller who requested the import, and the organization. */
  admin: Adding & Administering;
  /** The users by e-mail address. */
  addresses: AddressBook;
  /** Reads an account by ID; undefined if there is none. */
  readAccount(accountId: string): Promise<ImportAccount | undefined>;
  /** Marks the beginning of changes by a row. */
  beginChange(): void;
  /** Ends a row. If it was undone after it began to change data, these are read again. */
  endRow(outcome: 'done' | 'undone'): void;
}

/** An account, with what rows can name in it. */
export interface ImportAccount {
  account: StoredAccount;
  profiles: readonly StoredPermissionProfile[];
  groups: readonly StoredGroup[];
  /** The users that are known, to whom rows add. */
  readRoster(): Promise<Roster>;
}

/** Begins to process rows of an import. */
export async function openRun(state: State, record: StoredUserImport): Promise<ImportRun> {
  const organization = await findOrganization(state, record);
  const all = await listOrganizationAccounts(state, organization);
  const known = new Map<string, Promise<ImportAccount | undefined>>();
  let people: Promise<StoredIdentity[]> | undefined;
  let isChanging = false;
  // Read only when a caller awaits it: PostgreSQL may reject the read, and the rejection must be
  // handled.
  function readPeople(): Promise<StoredIdentity[]> {
    people ??= state.of(identities).list('');
    return people;
  }
  return {
    state,
    record,
    admin: {
      caller: record.requestor,
      newId: randomUUID,
      organization,
      accounts: all.filter(({ accountId }) => record.accountIds.includes(accountId)),
      isOrganizationAdmin: record.isOrganizationAdmin,
    },
    addresses: createAddressBook(state),
    readAccount(accountId) {
      // A person whom a row adds to one account is known in the others too.
      const found = known.get(accountId) ?? readAccount(state, accountId, readPeople);
      known.set(accountId, found);
      return found;
    },
    beginChange() {
      isChanging = true;
    },
    endRow(outcome) {
      if (isChanging && outcome === 'undone') {
        known.clear();
        people = undefined;
      }
      isChanging = false;
    },
  };
}

async function findOrganization(
  state: State,
  { organizationId }: StoredUserImport,
): Promise<StoredOrganization> {
  const organization = await state.of(organizations).get('', organizationId);
  // Organizations are not deleted.
  if (organization === undefined) throw new Error(`the organization ${organizationId} is gone`);
  return organization;
}

async function readAccount(
  state: State,
  accountId: string,
  readPeople: () => Promise<StoredIdentity[]>,
): Promise<ImportAccount | undefined> {
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined) return undefined;
  let roster: Promise<Roster> | undefined;
  return {
    account,
    profiles: await listProfiles(state, account),
    groups: await listGroups(state, account),
    readRoster() {
      roster ??= readMembers(state, accountId, readPeople);
      return roster;
    },
  };
}

async function readMembers(
  state: State,
  accountId: string,
  readPeople: () => Promise<StoredIdentity[]>,
): Promise<Roster> {
  return { members: await state.of(members).list(accountId), identities: await readPeople() };
}
