import { Refusal } from '@countersign/mock/core/answers';
import { writeStatus } from './status-in-words.ts';
import {
  accountNumbers,
  accounts,
  identities,
  members,
  type StoredAccount,
  type StoredMember,
} from '../state/model/account.ts';
import { findPrincipal } from './act-on-behalf.ts';
import type { Call, Claims } from './caller.ts';
import type { State } from '../state/state.ts';
import type { Context } from './context.ts';
import { ServiceRefusal } from './service-refusal.ts';

/**
 * Finds the account of a call, and the caller in it. A missing account and one of others give the
 * same error.
 * @throws ServiceRefusal if the caller is not an active member of the account
 */
export async function resolveContext(
  state: State,
  call: Pick<Call, 'path' | 'request' | 'operation'>,
  claims: Claims | undefined,
): Promise<Pick<Context, 'account' | 'caller' | 'agent' | 'claims'>> {
  const found = await findMember(state, call.path.accountId, claims);
  const principal = await findPrincipal(state, call, found.account, found.caller);
  return { ...found, ...principal };
}

/**
 * Finds the account that a path names, and the user of a token in it.
 * @throws ServiceRefusal if the user is not an active member of the account
 */
export async function findMember(
  state: State,
  accountId: string | undefined,
  claims: Claims | undefined,
): Promise<Pick<Context, 'account' | 'caller' | 'claims'>> {
  if (claims?.sub === undefined)
    throw new Refusal(
      'badToken',
      'The token was issued to an application without a user. This operation requires the token of a user.',
    );
  const userId = claims.sub;
  const account = await findAccount(state, accountId, userId);
  const caller =
    account === undefined ? undefined : await state.of(members).get(account.accountId, userId);
  if (account === undefined || caller === undefined)
    throw new ServiceRefusal(
      'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT',
      'The user of the token is not a member of the account in the path. Get the account ID from OAuth_userInfo.',
    );
  requireActive(account, caller);
  return { account, caller, claims };
}

function requireActive({ name }: StoredAccount, { status }: StoredMember): void {
  if (status === 'Active') return;
  throw new ServiceRefusal(
    'USER_LACKS_MEMBERSHIP',
    `The membership of the user in ${name} is ${writeStatus(status)}. It must be active.`,
  );
}

/** The account that a path names; the user's default one where it names none. */
export async function findAccount(
  state: State,
  requestedId: string | undefined,
  userId: string,
): Promise<StoredAccount | undefined> {
  const accountId =
    requestedId === undefined
      ? await defaultAccount(state, userId)
      : await findAccountId(state, requestedId);
  return accountId === undefined ? undefined : state.of(accounts).get('', accountId);
}

async function findAccountId(state: State, requestedId: string): Promise<string | undefined> {
  return /^\d+$/.test(requestedId)
    ? state.of(accountNumbers).get('', requestedId)
    : requestedId.toLowerCase();
}

async function defaultAccount(state: State, userId: string): Promise<string | undefined> {
  const identity = await state.of(identities).get('', userId);
  return identity?.accounts[0];
}
