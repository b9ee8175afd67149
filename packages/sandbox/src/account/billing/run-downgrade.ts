import { accounts } from '../../state/model/account.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';
import { billings } from './billing.ts';
import { invoices, readBooks } from './books.ts';
import { findPlan } from './plans.ts';

/** Changes an account to the plan that it requested, at the end of its billing period. */
export async function runDowngrade(state: State, { key }: ScheduledItem): Promise<void> {
  const account = await state.of(accounts).get('', key);
  if (account === undefined) return;
  const books = await readBooks(state, account);
  const { downgrade, ...stored } = books.billing.stored;
  const plan = downgrade && findPlan(downgrade.planId);
  if (downgrade === undefined || plan === undefined) return;
  // The periods until then are billed by the larger plan, the next one by the smaller one.
  for (const invoice of books.due)
    if (invoice.issuedAt < downgrade.effectiveAt)
      await state.of(invoices).put(account.accountId, invoice.invoiceId, invoice);
  await state.of(accounts).put('', account.accountId, { ...account, planName: plan.planName });
  await state.of(billings).put(account.accountId, '', {
    ...stored,
    planId: plan.planId,
    anchor: downgrade.effectiveAt,
    billedUpTo: downgrade.effectiveAt,
    seats: plan.seats,
    paymentMethod: plan.paymentMethod,
    renewal: 'auto',
  });
}
