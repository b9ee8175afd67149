import type { BillingPlanInformation } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accounts, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { type Billing, billings, findBillingPeriod, type StoredBilling } from './billing.ts';
import { type Charge, listPeriodCharges, prorate, sumCharges } from './charges.ts';
import { readCard } from './card.ts';
import { readDiscount } from './discount.ts';
import { addOnPrices, currencies, findPlan, type Plan } from './plans.ts';
import { countDays, findPeriod, startOfDay } from './periods.ts';
import { showName } from '../../engine/show-name.ts';

/** A plan of an account after a change, and what the change costs at once. */
export interface PlanChange {
  account: StoredAccount;
  billing: Billing;
  charges: Charge[];
  isProrated: boolean;
}

/**
 * Computes a change of the plan of an account; changes nothing.
 * @throws ServiceRefusal INVALID_PLAN_RETIRED, INVALID_SUCCESSOR_PLAN, INVALID_REQUEST_PARAMETER, and for cards
 */
export function planChange(
  state: State,
  account: StoredAccount,
  before: Billing,
  input: BillingPlanInformation,
): PlanChange {
  const plan = readPlan(before.plan, input.planInformation?.planId);
  const isOther = plan.planId !== before.plan.planId;
  const isOtherCycle = plan.cycle !== before.plan.cycle;
  const stored = readChanges(state, before.stored, input, plan, isOther);
  if (isOtherCycle) stored.anchor = startOfDay(state.now);
  const billing = { stored, plan };
  const period = findBillingPeriod(before, state.now);
  const days = countDays(period, state.now);
  const used = listPeriodCharges(before, period);
  const next = listPeriodCharges(billing, findPeriod(stored.anchor, plan.cycle, state.now));
  const currencyCode = readCurrency(input.planInformation?.currencyCode ?? account.currencyCode);
  return {
    account: { ...account, planName: plan.planName || account.planName, currencyCode },
    billing,
    charges: isOther
      ? withCredit(isOtherCycle ? next : prorate(next, days), prorate(used, days), before.plan)
      : prorate(listAdded(used, next), days),
    isProrated: !isOtherCycle,
  };
}

/** Stores a change. */
export async function savePlanChange(
  state: State,
  { account, billing }: Pick<PlanChange, 'account' | 'billing'>,
): Promise<void> {
  const { stored, plan } = billing;
  const { to } = findPeriod(stored.anchor, plan.cycle, state.now);
  await state.of(accounts).put('', account.accountId, account);
  await state.of(billings).put(account.accountId, '', { ...stored, billedUpTo: to });
}

/** @throws ServiceRefusal INVALID_PLAN_RETIRED, INVALID_SUCCESSOR_PLAN */
export function readPlan(current: Plan, planId: string | undefined): Plan {
  if (planId === undefined || planId.toLowerCase() === current.planId) return current;
  const plan = findPlan(planId);
  if (plan?.retired === true)
    throw new ServiceRefusal(
      'INVALID_PLAN_RETIRED',
      `/planInformation/planId is the plan ${plan.planName}, which is no longer sold. Choose one of the successor plans that BillingPlans_getAccountPlan returns.`,
    );
  if (plan === undefined || !current.successors.includes(plan.planId))
    throw new ServiceRefusal(
      'INVALID_SUCCESSOR_PLAN',
      `/planInformation/planId is ${showName(planId)}, to which an account on the plan ${current.planName} cannot change. Choose one of the successor plans that BillingPlans_getAccountPlan returns.`,
    );
  return plan;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
export function readCurrency(currencyCode: string): string {
  const code = currencyCode.toUpperCase();
  if (currencies.has(code)) return code;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/planInformation/currencyCode is ${showName(currencyCode)}. Plans are sold in ${[...currencies.keys()].join(', ')}.`,
  );
}

function readChanges(
  state: State,
  before: StoredBilling,
  input: BillingPlanInformation,
  plan: Plan,
  isOther: boolean,
): StoredBilling {
  const after: StoredBilling = {
    ...before,
    planId: plan.planId,
    seats: readSeats('includedSeats', input.includedSeats, isOther ? plan.seats : before.seats, 1),
    extraSeats: readSeats('incrementalSeats', input.incrementalSeats, before.extraSeats, 0),
    hasSupport:
      input.enableSupport === undefined ? before.hasSupport : input.enableSupport === 'true',
    renewal: input.renewalStatus ?? before.renewal,
  };
  if (isOther) after.paymentMethod = plan.paymentMethod;
  if (input.billingAddress !== undefined)
    after.address = { ...before.address, ...input.billingAddress };
  if (input.referralInformation !== undefined) after.referral = input.referralInformation;
  if (input.creditCardInformation !== undefined) {
    after.card = readCard(state, input.creditCardInformation, before.card);
    after.paymentMethod = 'CreditCard';
  }
  if (input.paymentProcessorInformation !== undefined) {
    after.processor = input.paymentProcessorInformation;
    after.paymentMethod = 'DigitalExternal';
  }
  if (input.appStoreReceipt !== undefined) after.paymentMethod = 'AppStore';
  if (input.directDebitProcessorInformation !== undefined) after.paymentMethod = 'DirectDebit';
  else if (input.paymentMethod !== undefined) after.paymentMethod = input.paymentMethod;
  if (input.taxExemptId !== undefined) after.taxExemptId = input.taxExemptId;
  const { addOns } = input.planInformation ?? {};
  if (addOns !== undefined) after.addOns = readAddOns(addOns);
  const period = findPeriod(after.anchor, plan.cycle, state.now);
  const discount = readDiscount(input, plan.cycle, period) ?? before.discount;
  if (discount !== undefined) after.discount = discount;
  return after;
}

/** The most seats of an account. */
const mostSeats = 100_000;

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
function readSeats(name: string, text: string | undefined, before: number, least: number): number {
  if (text === undefined) return before;
  const seats = Number(text);
  if (seats >= Math.min(least, before) && seats <= mostSeats) return seats;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/${name} is ${text}. It must be from ${least} to ${mostSeats}.`,
  );
}

type AddOn = StoredBilling['addOns'][number];

/**
 * Each add-on is there once: a second one would be charged again, and later changes could not tell.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
function readAddOns(addOns: readonly AddOn[]): AddOn[] {
  const read = addOns.map(readAddOn);
  const at = read.findIndex(
    ({ addOnId }, index) => read.findIndex((one) => one.addOnId === addOnId) < index,
  );
  if (at === -1) return read;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/planInformation/addOns/${at}/addOnId is ${read[at]?.addOnId}, which the list already has. An account has each add-on once.`,
  );
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
export function readAddOn({ addOnId, id, active = 'true' }: AddOn, at: number): AddOn {
  const known = addOnPrices.get(addOnId?.toLowerCase() ?? '');
  if (known === undefined || addOnId === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/planInformation/addOns/${at}/addOnId is ${addOnId ?? 'missing'}. Add-ons: ${[...addOnPrices].map(([key, { name }]) => `${key} (${name})`).join(', ')}.`,
    );
  return { addOnId: addOnId.toLowerCase(), id: id ?? String(at + 1), name: known.name, active };
}

/**
 * Lists the charges per period that are new, or whose quantity has grown, with the difference in
 * quantity.
 */
function listAdded(before: readonly Charge[], after: readonly Charge[]): Charge[] {
  return after.flatMap((one) => {
    const old = before.find(({ name }) => name === one.name)?.quantity ?? 0;
    return one.quantity > old && one.unitPrice > 0
      ? [{ ...one, quantity: one.quantity - old }]
      : [];
  });
}

/** Computes the charges of a new plan minus the rest of the old one; never below zero. */
function withCredit(next: Charge[], left: readonly Charge[], { planName }: Plan): Charge[] {
  const credit = Math.min(sumCharges(left), sumCharges(next));
  if (credit <= 0) return next;
  return [...next, { name: `Credit for ${planName}`, quantity: 1, unitPrice: -credit }];
}
