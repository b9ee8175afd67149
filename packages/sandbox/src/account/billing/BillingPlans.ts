import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { billings, readBilling } from './billing.ts';
import { planDowngrade, presentDowngrade } from './downgrade.ts';
import { findPlan, listPlans } from './plans.ts';
import { listSuccessors, presentPlan } from './present-plan.ts';
import { answerAccountPlan, buyEnvelopes, getCreditCard, updatePlan } from './answer-plan.ts';
import { showName } from '../../engine/show-name.ts';

export const BillingPlans_getPlan = defineOperation(
  'BillingPlans_getPlan',
  async (state, { query }, context) => {
    requireAdmin(context);
    const billing = await readBilling(state, context.account);
    const { status, body } = answerAccountPlan(context.account, billing, query);
    const { stored } = billing;
    return {
      status,
      body: {
        ...body,
        paymentMethod: stored.paymentMethod,
        ...(query.include_tax_exempt_id === 'true' &&
          stored.taxExemptId !== undefined && { taxExemptId: stored.taxExemptId }),
        ...(query.include_downgrade_information === 'true' &&
          stored.downgrade !== undefined && {
            downgradePlanInformation: presentDowngrade(stored.downgrade),
            downgradeRequestInformation: {
              downgradeRequestCreation: dateTime(stored.downgrade.requestedAt),
              downgradeRequestStatus: 'Requested',
            },
          }),
      },
    };
  },
);

export const BillingPlans_getCreditCardInfo = defineOperation(
  'BillingPlans_getCreditCardInfo',
  getCreditCard,
);

export const BillingPlans_updatePlan = defineOperation('BillingPlans_updatePlan', updatePlan);

export const BillingPlans_purchaseEnvelopes = defineOperation(
  'BillingPlans_purchaseEnvelopes',
  buyEnvelopes,
);

export const BillingPlans_getDowngradeRequestBillingInfo = defineOperation(
  'BillingPlans_getDowngradeRequestBillingInfo',
  async (state, _request, context) => {
    requireAdmin(context);
    const { downgrade, paymentMethod } = (await readBilling(state, context.account)).stored;
    return {
      status: 200,
      body: {
        paymentMethod,
        ...(downgrade !== undefined && { downgradePlanInformation: presentDowngrade(downgrade) }),
      },
    };
  },
);

export const BillingPlans_updateDowngradeAccountBillingPlan = defineOperation(
  'BillingPlans_updateDowngradeAccountBillingPlan',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { account } = context;
    const billing = await readBilling(state, account);
    const downgrade = planDowngrade(state, billing, body);
    await state.of(billings).put(account.accountId, '', {
      ...billing.stored,
      downgrade,
      renewal: 'queued_for_downgrade',
    });
    await state.schedule.set({
      kind: 'plan-downgrade',
      key: account.accountId,
      at: downgrade.effectiveAt,
    });
    return {
      status: 200,
      body: {
        ...presentDowngrade(downgrade),
        accountPaymentMethod: billing.stored.paymentMethod,
      },
    };
  },
);

export const BillingPlans_listBillingPlans = defineOperation(
  'BillingPlans_listBillingPlans',
  async () => ({ status: 200, body: { billingPlans: listPlans().map(presentPlan) } }),
);

export const BillingPlans_getBillingPlan = defineOperation(
  'BillingPlans_getBillingPlan',
  async (_state, { path }) => {
    const plan = findPlan(path.billingPlanId);
    if (plan === undefined || plan.retired)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `There is no plan with the ID ${showName(path.billingPlanId)}. BillingPlans_listBillingPlans returns all.`,
        { status: 400 },
      );
    return {
      status: 200,
      body: { billingPlan: presentPlan(plan), successorPlans: listSuccessors(plan) },
    };
  },
);
