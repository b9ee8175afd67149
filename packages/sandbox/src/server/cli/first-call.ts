import { compareNames } from '../../engine/compare-names.ts';
import { inTenant } from '../../engine/tenants.ts';
import { accounts, members, tokens } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import type { Database } from '../../state/storage/database.ts';
import { defaultTenant } from '../../state/tenant.ts';

/** A token and an account that work on this server. */
export interface FirstCall {
  token: string;
  path: string;
}

/** The token of the default seed that documentation uses. */
const usualToken = 'sandbox';

/**
 * Finds a token and an account for a first call: those of the token `sandbox`, or, if the state
 * lacks it, of the first user.
 * @param database the state; undefined to ask the server at the address for all of it
 * @returns undefined if no user can call
 */
export async function findFirstCall(
  url: string,
  database: Database | undefined,
): Promise<FirstCall | undefined> {
  // The control API would be loaded for it, which is a fourth of all code at the start.
  const usual = database && (await inTenant(database, defaultTenant, 'read', findUsualCall));
  return usual ?? findAnyCall(url);
}

async function findUsualCall(state: State): Promise<FirstCall | undefined> {
  const known = await state.of(tokens).everywhere();
  const usual = known.find(({ id }) => id === usualToken);
  if (usual === undefined) return undefined;
  const all = await state.of(accounts).list('');
  for (const { accountId } of all.toSorted((one, other) => compareNames(one.name, other.name)))
    for (const { userId, status } of await state.of(members).list(accountId))
      if (userId === usual.record.userId && status === 'Active')
        return { token: usualToken, path: pathOf(accountId) };
  return undefined;
}

async function findAnyCall(url: string): Promise<FirstCall | undefined> {
  const { createControl } = await import('../../control/client.ts');
  const control = createControl(url);
  for (const { accountId, users } of await control.accounts()) {
    const user = users.find(({ status }) => status === 'Active');
    if (user === undefined) continue;
    const { token } = await control.createToken(user.userId);
    return { token, path: pathOf(accountId) };
  }
  return undefined;
}

function pathOf(accountId: string): string {
  return `/restapi/v2.1/accounts/${accountId}`;
}
