import { defineOlderOperation } from '../../../engine/operation.ts';
import { getAccountPlan, getCreditCard, updatePlan, buyEnvelopes } from '../answer-plan.ts';

export const BillingPlans_getAccountPlan = defineOlderOperation(
  'BillingPlans_getAccountPlan',
  getAccountPlan,
);

export const BillingPlans_getCreditCard = defineOlderOperation(
  'BillingPlans_getCreditCard',
  getCreditCard,
);

export const BillingPlans_update = defineOlderOperation('BillingPlans_update', updatePlan);

export const BillingPlans_purchaseEnvelopes = defineOlderOperation(
  'BillingPlans_purchaseEnvelopes',
  buyEnvelopes,
);
