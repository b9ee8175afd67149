import { defineAreaOperation } from '../../../engine/operation.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { readBilling } from '../billing.ts';
import { planChange, savePlanChange } from '../change-plan.ts';
import { sumCharges } from '../charges.ts';
import { createInvoice, invoices, readBooks, writeInvoices } from '../invoices.ts';
import {
  listSuccessors,
  presentAccountPlan,
  presentChangedPlan,
  presentChangePreview,
} from '../present-plan.ts';
import { purchaseEnvelopes } from '../purchase-envelopes.ts';

export const BillingPlans_getAccountPlan = defineAreaOperation(
  'esign-v2',
  'BillingPlans_getAccountPlan',
  async (state, { query }, context) => {
    requireAdmin(context);
    const billing = await readBilling(state, context.account);
    const { address, card, processor, referral } = billing.stored;
    const withCard = query.include_credit_card_information === 'true' && card !== undefined;
    return {
      status: 200,
      body: {
        billingPlan: presentAccountPlan(context.account, billing),
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
  },
);

export const BillingPlans_getCreditCard = defineAreaOperation(
  'esign-v2',
  'BillingPlans_getCreditCard',
  async (state, _request, context) => {
    requireAdmin(context);
    const { stored } = await readBilling(state, context.account);
    if (stored.card === undefined)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `${context.account.name} has no credit card. Set one with BillingPlans_update.`,
        { status: 400 },
      );
    return { status: 200, body: stored.card };
  },
);

export const BillingPlans_update = defineAreaOperation(
  'esign-v2',
  'BillingPlans_update',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const { account } = context;
    const books = await readBooks(state, account);
    const change = planChange(state, account, books.billing, body);
    if (query.preview_billing_plan === 'true')
      return {
        status: 200,
        body: { ...presentChangedPlan(change), billingPlanPreview: presentChangePreview(change) },
      };
    await writeInvoices(state, account, books);
    if (sumCharges(change.charges) > 0) {
      const invoice = createInvoice(account, state.now, change.charges, context.newId());
      await state.of(invoices).put(account.accountId, invoice.invoiceId, invoice);
    }
    await savePlanChange(state, change);
    return { status: 200, body: presentChangedPlan(change) };
  },
);

export const BillingPlans_purchaseEnvelopes = defineAreaOperation(
  'esign-v2',
  'BillingPlans_purchaseEnvelopes',
  async (state, { body }, context) => {
    requireAdmin(context, 'USER_LACKS_PERMISSIONS');
    await purchaseEnvelopes(state, context, body);
    return { status: 200 };
  },
);
