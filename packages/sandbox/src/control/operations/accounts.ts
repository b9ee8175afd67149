import { compareNames } from '../../engine/compare-names.ts';
import { knownScopes } from '@countersign/mock/core/oauth';
import { z } from 'zod';
import { accounts, identities, members, tokens } from '../../state/model/account.ts';
import { organizations } from '../../state/model/organization.ts';
import { companies } from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import { read, write } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { notFound } from '../../frame/control/control-problem.ts';
import type { components } from '../../frame/control/generated/control.ts';
import { createToken } from '../../frame/control/new-account.ts';
import { readBody } from '../../frame/control/read-body.ts';

type Account = components['schemas']['Account'];
type User = components['schemas']['AccountUser'];

const bodySchema = z.strictObject({ userId: z.guid().toLowerCase() });
const prefix = 'user';

export const accountsAndTokens: SandboxHandlers<'listAccounts' | 'createToken'> = {
  listAccounts: (parts, call) =>
    read(parts, call, async (state) => ({ accounts: await listAccounts(state) })),
  async createToken(parts, call) {
    const { userId } = readBody(call, bodySchema);
    return write(parts, call, async (state) => {
      const user = await state.of(identities).get('', userId);
      if (user === undefined)
        throw notFound(
          `The tenant has no user ${userId}. GET /accounts lists the users.`,
          'body/userId',
        );
      const token = (await findToken(state, userId)) ?? (await createToken(state, userId, prefix));
      return { userId, userName: user.userName, email: user.email, token };
    });
  },
};

/** A token of the seed with all scopes, or the one that an earlier call returned. */
async function findToken(state: State, userId: string): Promise<string | undefined> {
  const all = await state.of(tokens).everywhere();
  return all.find(
    ({ id, record }) =>
      record.userId === userId &&
      (id.startsWith(`${prefix}-`) || knownScopes.every((scope) => record.scopes.includes(scope))),
  )?.id;
}

async function listAccounts(state: State): Promise<Account[]> {
  const found: Account[] = [];
  for (const account of await state.of(accounts).list('')) {
    const { accountId, number, name, planName, organizationId, suspendedBecause } = account;
    const administrates = await findOrganizationAdmins(state, organizationId);
    const users = (await state.of(members).list(accountId)).map(
      ({ userId, userName, email, status, isAdmin }): User => ({
        userId,
        userName,
        email,
        status,
        isAdmin,
        ...(administrates({ userId, isAdmin }) && { isOrganizationAdmin: true }),
      }),
    );
    found.push({
      accountId,
      number,
      name,
      planName,
      ...(organizationId !== undefined && { organizationId }),
      ...(suspendedBecause !== undefined && { suspendedBecause }),
      hasRooms: (await state.of(companies).get('', accountId)) !== undefined,
      users: users.toSorted(
        (one, other) =>
          Number(other.isAdmin) - Number(one.isAdmin) || compareNames(one.userName, other.userName),
      ),
    });
  }
  return found.toSorted((one, other) => compareNames(one.name, other.name));
}

/** Finds the administrators of the whole organization; none without an organization. */
async function findOrganizationAdmins(state: State, organizationId: string | undefined) {
  const organization =
    organizationId === undefined
      ? undefined
      : await state.of(organizations).get('', organizationId);
  return ({ userId, isAdmin }: Pick<User, 'userId' | 'isAdmin'>): boolean => {
    if (organization === undefined) return false;
    const { administrators } = organization;
    if (administrators === undefined) return isAdmin;
    return administrators.some((one) => one.userId === userId && one.delegation === undefined);
  };
}
