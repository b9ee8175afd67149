import { accounts } from '../../state/model/account.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';
import { savePlanChange } from './change-plan.ts';
import { readBooks, writeInvoices } from './books.ts';
import { findPlan } from './plans.ts';

/** Changes an account to the plan that it requested, at the end of its billing period. */
export async function runDowngrade(state: State, { key }: ScheduledItem): Promise<void> {
  const account = await state.of(accounts).get('', key);
  if (account === undefined) return;
  const books = await readBooks(state, account);
  const { downgrade, ...stored } = books.billing.stored;
  const plan = downgrade && findPlan(downgrade.planId);
  if (downgrade === undefined || plan === undefined) return;
  await writeInvoices(state, account, books);
  await savePlanChange(state, {
    account: { ...account, planName: plan.planName },
    billing: {
      plan,
      stored: {
        ...stored,
        planId: plan.planId,
        anchor: downgrade.effectiveAt,
        seats: plan.seats,
        paymentMethod: plan.paymentMethod,
        renewal: 'auto',
      },
    },
  });
}
