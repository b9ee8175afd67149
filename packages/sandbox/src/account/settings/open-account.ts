import type { Context } from '../../engine/context.ts';
import { newNumber } from '../../engine/new-number.ts';
import { accountNumbers, accounts, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { type StoredBilling, billings } from '../billing/billing.ts';

/** Creates an account. It has no members yet. */
export async function openAccount(
  state: State,
  context: Pick<Context, 'newId'>,
  account: Omit<StoredAccount, 'accountId' | 'number' | 'createdAt'>,
  billing: StoredBilling,
): Promise<StoredAccount> {
  const taken = (await state.of(accounts).list('')).map(({ number }) => number);
  const opened: StoredAccount = {
    ...account,
    accountId: context.newId(),
    number: newNumber(context, taken),
    createdAt: state.now,
  };
  await state.of(accounts).put('', opened.accountId, opened);
  await state.of(accountNumbers).put('', opened.number, opened.accountId);
  await state.of(billings).put(opened.accountId, '', billing);
  return opened;
}
