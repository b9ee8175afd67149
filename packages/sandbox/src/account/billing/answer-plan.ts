import type {
  BillingPlanInformation,
  PurchasedEnvelopesInformation,
} from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { type Billing, readBilling } from './billing.ts';
import { planChange, savePlanChange } from './change-plan.ts';
import { sumCharges } from './charges.ts';
import { createInvoice, invoices, readBooks, writeInvoices } from './books.ts';
import {
  listSuccessors,
  presentAccountPlan,
  presentChangedPlan,
  presentChangePreview,
} from './present-plan.ts';
import { purchaseEnvelopes } from './purchase-envelopes.ts';

interface PlanQuery {
  include_credit_card_information?: string | undefined;
  include_successor_plans?: string | undefined;
}

/** The plan of an account. */
export async function getAccountPlan(
  state: State,
  { query }: { query: PlanQuery },
  context: Context,
) {
  requireAdmin(context);
  return answerAccountPlan(context.account, await readBilling(state, context.account), query);
}

/** The answer with the plan of an account whose billing is read already. */
export function answerAccountPlan(account: StoredAccount, billing: Billing, query: PlanQuery) {
  const { address, card, processor, referral } = billing.stored;
  const withCard = query.include_credit_card_information === 'true' && card !== undefined;
  return {
    status: 200 as const,
    body: {
      billingPlan: presentAccountPlan(account, billing),
      ...(address !== undefined && { billingAddress: address }),
      billingAddressIsCreditCardAddress:
        card?.address === undefined || card.address.address1 === address?.address1
          ? ('true' as const)
          : ('false' as const),
      ...(withCard && { creditCardInformation: card }),
      ...(processor !== undefined && { paymentProcessorInformation: processor }),
      ...(referral !== undefined && { referralInformation: referral }),
      ...(query.include_successor_plans === 'true' && {
        successorPlans: listSuccessors(billing.plan),
      }),
    },
  };
}

/** The card of an account. */
export async function getCreditCard(state: State, _request: unknown, context: Context) {
  requireAdmin(context);
  const { stored } = await readBilling(state, context.account);
  if (stored.card === undefined)
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${context.account.name} has no credit card. Set one with BillingPlans_update.`,
      { status: 400 },
    );
  return { status: 200 as const, body: stored.card };
}

/** Changes the plan of an account, or computes what that would cost. */
export async function updatePlan(
  state: State,
  {
    query,
    body,
  }: { query: { preview_billing_plan?: string | undefined }; body: BillingPlanInformation },
  context: Context,
) {
  requireAdmin(context);
  const { account } = context;
  const books = await readBooks(state, account);
  const change = planChange(state, account, books.billing, body);
  if (query.preview_billing_plan === 'true')
    return {
      status: 200 as const,
      body: { ...presentChangedPlan(change), billingPlanPreview: presentChangePreview(change) },
    };
  await writeInvoices(state, account, books);
  if (sumCharges(change.charges) > 0) {
    const invoice = createInvoice(account, state.now, change.charges, context.newId());
    await state.of(invoices).put(account.accountId, invoice.invoiceId, invoice);
  }
  // A plan that renews itself, or another plan, withdraws a change that was scheduled.
  if (body.renewalStatus === 'auto' || change.billing.plan !== books.billing.plan) {
    delete change.billing.stored.downgrade;
    await state.schedule.cancel('plan-downgrade', account.accountId);
  }
  await savePlanChange(state, change);
  return { status: 200 as const, body: presentChangedPlan(change) };
}

/** Buys envelopes in addition to the plan. */
export async function buyEnvelopes(
  state: State,
  { body }: { body: PurchasedEnvelopesInformation },
  context: Context,
) {
  requireAdmin(context, 'USER_LACKS_PERMISSIONS');
  await purchaseEnvelopes(state, context, body);
  return { status: 200 as const };
}
