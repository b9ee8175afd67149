import type {
  AccountInformation,
  BillingCharge,
  BillingPlanPreview,
} from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { members, type StoredAccount } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import {
  type Billing,
  countAllowed,
  countPurchased,
  countSent,
  findBillingPeriod,
  readBilling,
} from './billing.ts';
import { findSeatPrice, listPeriodCharges, presentCharges, sumCharges } from './charges.ts';
import { money } from './money.ts';
import { countDays, type Period } from './periods.ts';

/** The usage of an account in the current billing period. */
export interface Usage {
  billing: Billing;
  period: Period;
  envelopesSent: number;
  seatsInUse: number;
  /** The envelopes that were bought in addition to the plan. */
  purchased: number;
  /** The envelopes that the plan allows; undefined for any number. */
  allowed: number | undefined;
}

export async function readUsage(state: State, account: StoredAccount): Promise<Usage> {
  const billing = await readBilling(state, account);
  const period = findBillingPeriod(billing, state.now);
  const all = await state.of(members).list(account.accountId);
  return {
    billing,
    period,
    envelopesSent: await countSent(state, account, period),
    seatsInUse: all.filter(({ status }) => status !== 'Closed').length,
    purchased: countPurchased(billing, period),
    allowed: countAllowed(billing, period),
  };
}

/** Presents the account with its plan and usage. */
export function presentAccount(
  { accountId, name, createdAt, planName, currencyCode }: StoredAccount,
  usage: Usage,
  now: number,
): AccountInformation {
  const { billing, period, envelopesSent, seatsInUse } = usage;
  const { stored, plan } = billing;
  const envelopePrice = plan.envelopePrices[0]?.price;
  return {
    accountIdGuid: accountId,
    accountName: name,
    createdDate: dateTime(createdAt),
    ...(plan.planId !== '' && { currentPlanId: plan.planId }),
    planName,
    planClassification: plan.planClassification,
    planStartDate: dateTime(createdAt),
    billingPeriodStartDate: dateTime(period.from),
    billingPeriodEndDate: dateTime(period.to),
    billingPeriodDaysRemaining: String(countDays(period, now).left),
    billingPeriodEnvelopesAllowed: presentLimit(usage.allowed),
    billingPeriodEnvelopesSent: String(envelopesSent),
    billingProfile: 'direct',
    currencyCode,
    ...(envelopePrice !== undefined && { envelopeUnitPrice: money(envelopePrice) }),
    envelopeSendingBlocked: isBlocked(usage) ? 'true' : 'false',
    seatsAllowed: presentLimit(countSeats(billing)),
    seatsInUse: String(seatsInUse),
    paymentMethod: stored.paymentMethod,
    canUpgrade: plan.successors.length > 0 ? 'true' : 'false',
    isDowngrade: stored.renewal === 'queued_for_downgrade' ? 'true' : 'false',
    connectPermission: 'full',
    suspensionStatus: '',
  };
}

function isBlocked({ allowed, envelopesSent }: Usage): boolean {
  return allowed !== undefined && envelopesSent >= allowed;
}

/** The seats of an account; undefined for any number. */
function countSeats({ stored }: Billing): number | undefined {
  const seats = stored.seats + stored.extraSeats;
  return seats === 0 ? undefined : seats;
}

function presentLimit(limit: number | undefined): string {
  return limit === undefined ? 'unlimited' : String(limit);
}

/** Lists the chargeable items of an account: envelopes and seats. */
export function listCharges(usage: Usage): BillingCharge[] {
  const { billing, period, purchased } = usage;
  const { plan, stored } = billing;
  const dates = {
    firstEffectiveDate: dateTime(period.from),
    lastEffectiveDate: dateTime(period.to),
  };
  return [
    {
      chargeType: 'envelopes',
      chargeName: 'Envelopes',
      chargeUnitOfMeasure: 'Envelope',
      allowedQuantity: presentLimit(usage.allowed),
      includedQuantity: presentLimit(plan.envelopes),
      incrementalQuantity: String(purchased),
      usedQuantity: String(usage.envelopesSent),
      unitPrice: money(plan.envelopePrices[0]?.price ?? 0),
      blocked: isBlocked(usage) ? 'true' : 'false',
      ...dates,
      prices: plan.envelopePrices.map(({ from, price }, at) => {
        const next = plan.envelopePrices[at + 1]?.from;
        return {
          beginQuantity: String(from + purchased),
          endQuantity: presentLimit(next === undefined ? undefined : next - 1 + purchased),
          unitPrice: money(price),
        };
      }),
      discounts: [],
    },
    {
      chargeType: 'seats',
      chargeName: 'Seats',
      chargeUnitOfMeasure: 'Seat',
      allowedQuantity: presentLimit(countSeats(billing)),
      includedQuantity: presentLimit(stored.seats === 0 ? undefined : stored.seats),
      incrementalQuantity: String(stored.extraSeats),
      usedQuantity: String(usage.seatsInUse),
      unitPrice: money(findSeatPrice(billing, period.from)),
      blocked: 'false',
      ...dates,
      prices: [],
      discounts: plan.seatDiscounts.map(({ from, to, percent }) => ({
        beginQuantity: String(from),
        endQuantity: String(to),
        discount: money(Math.round((plan.seatPrice * percent) / 100)),
      })),
    },
  ];
}

/** The first invoice of an account. */
export function presentBillPreview(
  { currencyCode }: StoredAccount,
  billing: Billing,
  now: number,
): BillingPlanPreview {
  const charges = listPeriodCharges(billing, findBillingPeriod(billing, now));
  const amount = money(sumCharges(charges));
  return {
    currencyCode,
    isProrated: 'false',
    subtotalAmount: amount,
    taxAmount: '0.00',
    totalAmount: amount,
    invoice: { amount, balance: amount, invoiceItems: presentCharges(charges) },
  };
}

/** Presents the eligibility for a trial: only accounts on the free plan can change to one. */
export function presentTrialEligibility({
  planName,
}: StoredAccount): Pick<AccountInformation, 'isFreeToTrialEligible'> {
  return { isFreeToTrialEligible: planName.toLowerCase() === 'free' ? 'true' : 'false' };
}
