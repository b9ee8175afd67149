import { defineAreaOperation } from '../../../engine/operation.ts';
import { getAccountPlan, getCreditCard, updatePlan, buyEnvelopes } from '../answer-plan.ts';

export const BillingPlans_getAccountPlan = defineAreaOperation(
  'esign-v2',
  'BillingPlans_getAccountPlan',
  getAccountPlan,
);

export const BillingPlans_getCreditCard = defineAreaOperation(
  'esign-v2',
  'BillingPlans_getCreditCard',
  getCreditCard,
);

export const BillingPlans_update = defineAreaOperation(
  'esign-v2',
  'BillingPlans_update',
  updatePlan,
);

export const BillingPlans_purchaseEnvelopes = defineAreaOperation(
  'esign-v2',
  'BillingPlans_purchaseEnvelopes',
  buyEnvelopes,
);
