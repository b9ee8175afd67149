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
 * Finds a first call with the token `sandbox`, of which the server need not listen; undefined if the
 * state lacks it. The control API would be loaded for others, which is a fourth of all code.
 */
export function findUsualCall(database: Database): Promise<FirstCall | undefined> {
  return inTenant(database, defaultTenant, 'read', findCallOfToken);
}

async function findCallOfToken(state: State): Promise<FirstCall | undefined> {
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

/** Finds a first call of the first user of a server; undefined if no user can call. */
export async function findAnyCall(url: string): Promise<FirstCall | undefined> {
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
