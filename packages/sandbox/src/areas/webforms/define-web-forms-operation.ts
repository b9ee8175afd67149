import type { operations } from '@countersign/types/webforms/openapi';
import type { Call, Claims } from '../../engine/caller.ts';
import type { CommonContext, Context } from '../../engine/context.ts';
import { createDefiner } from '../../engine/operation.ts';
import { findAccount } from '../../engine/resolve-context.ts';
import { members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { refusal } from './refusal.ts';

/** Defines an operation of Web Forms. */
export const defineWebFormsOperation = createDefiner<operations, Context>(resolveWebFormsContext);

/**
 * Finds the account of a call, and the caller in it.
 * @throws Refusal if the caller is not an active member of the account
 */
async function resolveWebFormsContext(
  state: State,
  { path }: Pick<Call, 'path'>,
  claims: Claims | undefined,
  common: CommonContext,
): Promise<Context> {
  if (claims?.sub === undefined) throw new Error(`${common.operationId} was called without a user`);
  const account = await findAccount(state, path.accountId, claims.sub);
  const caller =
    account === undefined ? undefined : await state.of(members).get(account.accountId, claims.sub);
  if (account === undefined || caller?.status !== 'Active')
    throw refusal(
      'USER_LACKS_PERMISSIONS',
      'The user of the token is not an active member of the account in the path. Get the account ID from OAuth_userInfo.',
    );
  return { ...common, account, caller, claims };
}
