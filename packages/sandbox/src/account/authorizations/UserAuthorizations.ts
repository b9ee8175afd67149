import { isGuid } from '@countersign/mock/core/outside';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { wholeList } from '../../engine/whole-list.ts';
import type { StoredMember } from '../../state/model/account.ts';
import { authorizations, type StoredAuthorization } from '../../state/model/authorizations.ts';
import type { State } from '../../state/state.ts';
import { findUser } from '../users/find-user.ts';
import {
  addAuthorization,
  changeAuthorization,
  listPrincipalAuthorizations,
} from './change-authorizations.ts';
import { changeEach } from './change-each.ts';
import { filterAuthorizations } from './filter-authorizations.ts';
import { presentAuthorization, readUsers } from './present-authorization.ts';

export const Accounts_createUserAuthorization = defineOperation(
  'Accounts_createUserAuthorization',
  async (state, { path, body }, context) => {
    requireSharedAccess(context);
    const principal = await findPrincipal(state, context, path.userId);
    const added = await addAuthorization(state, context, principal, body);
    return { status: 201, body: await present(state, context, added) };
  },
);

export const Accounts_getUserAuthorization = defineOperation(
  'Accounts_getUserAuthorization',
  async (state, { path }, context) => {
    const principal = await findPrincipal(state, context, path.userId);
    const found = await findAuthorization(state, context, principal, path.authorizationId);
    return { status: 200, body: await present(state, context, found) };
  },
);

export const Accounts_updateUserAuthorization = defineOperation(
  'Accounts_updateUserAuthorization',
  async (state, { path, body }, context) => {
    const principal = await findPrincipal(state, context, path.userId);
    const before = await findAuthorization(state, context, principal, path.authorizationId);
    const changed = await changeAuthorization(state, context, before, body);
    return { status: 200, body: await present(state, context, changed) };
  },
);

export const Accounts_deleteUserAuthorization = defineOperation(
  'Accounts_deleteUserAuthorization',
  async (state, { path }, context) => {
    const principal = await findPrincipal(state, context, path.userId);
    await removeAuthorization(state, context, principal, path.authorizationId);
    return { status: 200 };
  },
);

export const Accounts_getPrincipalUserAuthorizations = defineOperation(
  'Accounts_getPrincipalUserAuthorizations',
  async (state, { path, query }, context) => {
    const principal = await findPrincipal(state, context, path.userId);
    const own = await listPrincipalAuthorizations(state, context, principal);
    const found = await filterAuthorizations(state, context, own, query, 'agent');
    return {
      status: 200,
      paged: true,
      body: { authorizations: found.map(presentAuthorization), ...wholeList },
    };
  },
);

export const Accounts_getAgentUserAuthorizations = defineOperation(
  'Accounts_getAgentUserAuthorizations',
  async (state, { path, query }, context) => {
    const { account, caller } = context;
    const agent = await findUser(state, context, path.userId, 'any');
    const all = await state.of(authorizations).list(account.accountId);
    const own = all.filter(
      ({ agentId, principalId }) =>
        agentId === agent.userId &&
        (caller.isAdmin || agentId === caller.userId || principalId === caller.userId),
    );
    const found = await filterAuthorizations(state, context, own, query, 'principal');
    return {
      status: 200,
      paged: true,
      body: { authorizations: found.map(presentAuthorization), ...wholeList },
    };
  },
);

export const Accounts_createUserAuthorizations = defineOperation(
  'Accounts_createUserAuthorizations',
  async (state, { path, body }, context) => {
    requireSharedAccess(context);
    const principal = await findPrincipal(state, context, path.userId);
    const results = await changeEach(
      body.authorizations,
      async ({ authorizationId = '', ...one }) => {
        const done =
          authorizationId === ''
            ? await addAuthorization(state, context, principal, one)
            : await changeAuthorization(
                state,
                context,
                await findAuthorization(state, context, principal, authorizationId),
                one,
              );
        return { authorization: await present(state, context, done) };
      },
    );
    return { status: 200, body: { results } };
  },
);

export const Accounts_deleteUserAuthorizations = defineOperation(
  'Accounts_deleteUserAuthorizations',
  async (state, { path, body }, context) => {
    const principal = await findPrincipal(state, context, path.userId);
    const results = await changeEach(body.authorizations, async (authorizationId) => {
      await removeAuthorization(state, context, principal, authorizationId);
      return {};
    });
    const ids = body.authorizations ?? [];
    return {
      status: 200,
      body: { results: results.map((one, at) => ({ ...nameAuthorization(ids[at]), ...one })) },
    };
  },
);

/** The ID for a result. Text that is not a GUID is only in the error message. */
function nameAuthorization(authorizationId = ''): { authorizationId?: string } {
  return isGuid(authorizationId) ? { authorizationId } : {};
}

function requireSharedAccess(context: Context): void {
  const settings = [
    'allowSendingEnvelopesOnBehalfOfOthers',
    'allowManagingEnvelopesOnBehalfOfOthers',
  ] as const;
  requireFeature(context, settings, 'Authorizations of agents are');
}

/** @throws ServiceRefusal USER_LACKS_PERMISSIONS for others than the principal and administrators; USER_NOT_FOUND */
function findPrincipal(state: State, context: Context, userId: string): Promise<StoredMember> {
  return findUser(state, context, userId, 'ownOrAdmin');
}

async function findAuthorization(
  state: State,
  { account }: Context,
  principal: StoredMember,
  authorizationId: string,
): Promise<StoredAuthorization> {
  const found = await state
    .of(authorizations)
    .get(account.accountId, authorizationId.toLowerCase());
  if (found?.principalId === principal.userId) return found;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `${principal.userName} has no authorization ${authorizationId}. Accounts_getPrincipalUserAuthorizations returns them.`,
  );
}

async function removeAuthorization(
  state: State,
  context: Context,
  principal: StoredMember,
  authorizationId: string,
): Promise<void> {
  const found = await findAuthorization(state, context, principal, authorizationId);
  await state.of(authorizations).remove(context.account.accountId, found.authorizationId);
}

async function present(state: State, { account }: Context, authorization: StoredAuthorization) {
  return presentAuthorization(await readUsers(state, account.accountId, authorization));
}
