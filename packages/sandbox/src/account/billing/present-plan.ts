import type {
  AccountBillingPlan,
  BillingPlan,
  BillingPlanUpdateResponse,
} from '@countersign/types/esign-v2';
import type { BillingPlanPreview } from '@countersign/types/esign-v2.1';
import type { StoredAccount } from '../../state/model/account.ts';
import type { Billing } from './billing.ts';
import type { PlanChange } from './change-plan.ts';
import { presentCharges, sumCharges } from './charges.ts';
import { money } from './money.ts';
import { currencies, findPlan, type Plan } from './plans.ts';

function presentBasics(plan: Plan) {
  return {
    planId: plan.planId,
    planName: plan.planName,
    planClassification: plan.planClassification,
    perSeatPrice: money(plan.seatPrice),
    supportPlanFee: money(plan.supportFee),
    supportIncidentFee: '0.00',
    seatDiscounts: plan.seatDiscounts.map(({ from, to, percent }) => ({
      beginSeatCount: String(from),
      endSeatCount: String(to),
      discountPercent: String(percent),
    })),
  };
}

/** The plan of an account as the service shows it. */
export function presentAccountPlan(
  { planName, currencyCode }: StoredAccount,
  { stored, plan }: Billing,
): AccountBillingPlan {
  return {
    ...presentBasics(plan),
    planName,
    paymentMethod: stored.paymentMethod,
    paymentCycle: plan.cycle,
    currencyCode,
    addOns: stored.addOns,
    includedSeats: String(stored.seats),
    incrementalSeats: String(stored.extraSeats),
    otherDiscountPercent: String(stored.discount?.percent ?? 0),
    enableSupport: stored.hasSupport ? 'true' : 'false',
    renewalStatus: stored.renewal,
    canUpgrade: plan.successors.length > 0 ? 'true' : 'false',
    canCancelRenewal: stored.renewal === 'auto' ? 'true' : 'false',
    isDowngrade: stored.renewal === 'queued_for_downgrade' ? 'true' : 'false',
  };
}

/** A plan of the catalogue. */
export function presentPlan(plan: Plan): BillingPlan {
  return {
    ...presentBasics(plan),
    paymentMethod: plan.paymentMethod,
    paymentCycle: plan.cycle,
    includedSeats: String(plan.seats),
    enableSupport: 'true',
    currencyPlanPrices: [...currencies].map(([currencyCode, currencySymbol]) => ({
      currencyCode,
      currencySymbol,
      perSeatPrice: money(plan.seatPrice),
      supportPlanFee: money(plan.supportFee),
      supportIncidentFee: '0.00',
      supportedCardTypes: { cardTypes: ['visa', 'mastercard', 'amex'] },
    })),
  };
}

/** The plans to which an account on a plan can change. */
export function listSuccessors({ successors }: Plan): BillingPlan[] {
  return successors.flatMap((planId) => {
    const plan = findPlan(planId);
    return plan === undefined ? [] : [presentPlan(plan)];
  });
}

/** The plan of an account after a change. */
export function presentChangedPlan({
  account,
  billing: { stored, plan },
}: PlanChange): BillingPlanUpdateResponse {
  return {
    planId: plan.planId,
    planName: account.planName,
    currencyCode: account.currencyCode,
    includedSeats: String(stored.seats),
    paymentCycle: plan.cycle,
    paymentMethod: plan.paymentMethod,
    accountPaymentMethod: stored.paymentMethod,
  };
}

/** Presents the immediate cost of a change of plan. */
export function presentChangePreview({
  account,
  charges,
  isProrated,
}: PlanChange): BillingPlanPreview {
  const amount = money(sumCharges(charges));
  return {
    currencyCode: account.currencyCode,
    isProrated: isProrated ? 'true' : 'false',
    subtotalAmount: amount,
    taxAmount: '0.00',
    totalAmount: amount,
    invoice: { amount, balance: amount, invoiceItems: presentCharges(charges) },
  };
}
