import { accounts } from '../../../state/model/account.ts';
import type { State } from '../../../state/state.ts';
import { ControlProblem, notFound } from '../../../frame/control/control-problem.ts';
import type { components } from '../../../frame/control/generated/control.ts';
import { createAccount, createUser } from '../../../frame/control/new-account.ts';
import type { NewOrganization } from './body.ts';

/** An account of a new organization, as the response shows it. */
export type CreatedAccount = components['schemas']['CreatedOrganization']['accounts'][number];

/** Adds an account to a new organization: a new account, or an existing one. */
export async function addAccount(
  state: State,
  organizationId: string,
  { accountId: existing, administrator, ...settings }: NewOrganization['accounts'][number],
  where: string,
): Promise<CreatedAccount> {
  const account =
    existing === undefined
      ? { ...(await createAccount(state, { ...settings, organizationId })), name: settings.name }
      : await takeAccount(state, organizationId, existing, `${where}/accountId`);
  const { accountId, number, name } = account;
  const user =
    administrator &&
    (await createUser(
      state,
      accountId,
      { ...administrator, email: administrator.email ?? `administrator@account-${number}.example` },
      { where: `${where}/administrator`, tokenPrefix: 'account' },
    ));
  return {
    accountId,
    accountNumber: number,
    name,
    ...(user !== undefined && { administrator: user }),
  };
}

/** Makes an existing account one of the organization. */
async function takeAccount(state: State, organizationId: string, accountId: string, where: string) {
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined)
    throw notFound(
      `The tenant has no account ${accountId}. Leave the ID out for a new one.`,
      where,
    );
  if (account.organizationId !== undefined)
    throw new ControlProblem(
      409,
      'CONFLICT',
      `${account.name} belongs to the organization ${account.organizationId} already. Name another account, or leave the ID out for a new one.`,
      where,
    );
  await state.of(accounts).put('', accountId, { ...account, organizationId });
  return account;
}
