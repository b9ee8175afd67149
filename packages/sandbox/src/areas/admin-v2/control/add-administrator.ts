import { senderProfile } from '../../../account/permission-profiles/rights.ts';
import { identities } from '../../../state/model/account.ts';
import type { Delegation } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { createUser, createToken, type UserWithToken } from '../../../frame/control/new-account.ts';
import type { NewOrganization } from './body.ts';

/** Finds or creates the user who administers a new organization, with a token. */
export async function addAdministrator(
  state: State,
  accountId: string,
  { userId, firstName, lastName, email, delegation }: NewOrganization['administrators'][number],
  { where, usualEmail }: { where: string; usualEmail: string },
): Promise<UserWithToken> {
  const tokenPrefix = 'organization';
  if (userId === undefined)
    return createUser(
      state,
      accountId,
      { firstName, lastName, email: email ?? usualEmail },
      {
        where,
        tokenPrefix,
        // A delegated administrator has no rights but those that are delegated.
        ...(delegation !== undefined && { permissionProfileId: senderProfile }),
      },
    );
  const known = await state.of(identities).get('', userId);
  if (known === undefined)
    throw notFound(
      `The tenant has no user ${userId}. Leave the ID out for a new user.`,
      `${where}/userId`,
    );
  const token = await createToken(state, userId, tokenPrefix);
  return { userId, userName: known.userName, email: known.email, token };
}

/** Reads a delegation: positions of accounts become their IDs. */
export function readDelegation(
  { delegation }: NewOrganization['administrators'][number],
  accountIds: readonly string[],
  where: string,
): Delegation | undefined {
  if (delegation === undefined) return undefined;
  const { rights, accounts: positions } = delegation;
  if (positions === undefined) return { rights };
  return {
    rights,
    accountIds: positions.map((position) => {
      const accountId = accountIds[position];
      if (accountId !== undefined) return accountId;
      throw invalid(
        `The organization has ${accountIds.length} accounts, so ${position} is not the position of one.`,
        where,
      );
    }),
  };
}
