import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accounts } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { countAllowed, countSent, findBillingPeriod, readBilling } from './billing.ts';

/**
 * Rejects an envelope of an account whose plan does not allow more in this billing period.
 * @throws ServiceRefusal ENVELOPE_ALLOWANCE_EXCEEDED
 * @evidence public
 */
export async function requireAllowance(state: State, accountId: string): Promise<void> {
  if ((await countAllowanceLeft(state, accountId)) > 0) return;
  const account = await state.of(accounts).getShared('', accountId);
  throw new ServiceRefusal(
    'ENVELOPE_ALLOWANCE_EXCEEDED',
    `The account has sent all envelopes that its plan ${account?.planName ?? ''} allows in this billing period. Buy envelopes with BillingPlans_purchaseEnvelopes, change the plan with BillingPlans_update, or wait for the next period.`,
  );
}

/** The envelopes that an account can still send in this billing period; infinite for any number. */
async function countAllowanceLeft(state: State, accountId: string): Promise<number> {
  const account = await state.of(accounts).getShared('', accountId);
  if (account === undefined) return Infinity;
  const billing = await readBilling(state, account);
  const period = findBillingPeriod(billing, state.now);
  const allowed = countAllowed(billing, period);
  if (allowed === undefined) return Infinity;
  return Math.max(0, allowed - (await countSent(state, account, period)));
}
