import type {
  AccountAddress,
  AddOn,
  AddressInformation,
  BillingPlanInformation,
  CreditCardInformation,
  PaymentMethod,
  PaymentProcessorInformation,
  ReferralInformation,
} from '@countersign/types/esign-v2.1';
import type { StoredAccount } from '../../state/model/account.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
import { findPeriod, type Period } from './periods.ts';
import { findPlan, findPlanByName, type Plan } from './plans.ts';

/** A card without its number. */
export interface StoredCard extends Pick<
  CreditCardInformation,
  'nameOnCard' | 'cardType' | 'cardLastDigits' | 'expirationMonth' | 'expirationYear'
> {
  address?: AddressInformation;
}

/** A discount that the sales team grants. Amounts are in cents. */
export interface Discount {
  percent: number;
  /** Off the price of each seat. */
  perSeat: number;
  /** Off each invoice. */
  fixed: number;
  /** The price of a seat in place of the usual one. */
  seatPrice?: number;
  /** The end of the last billing period with the discount; absent for all periods. */
  until?: number;
}

/** A change to another plan that takes place at the end of a billing period. */
export interface Downgrade {
  planId: string;
  requestedAt: number;
  effectiveAt: number;
  promoCode?: string;
}

/** The billing data of an account. Kept under the account, with an empty ID. */
export interface StoredBilling {
  planId: string;
  /** A day on which a billing period begins. */
  anchor: number;
  seats: number;
  extraSeats: number;
  hasSupport: boolean;
  renewal: NonNullable<BillingPlanInformation['renewalStatus']>;
  paymentMethod: PaymentMethod;
  addOns: AddOn[];
  address?: AccountAddress;
  card?: StoredCard;
  processor?: PaymentProcessorInformation;
  referral?: ReferralInformation;
  discount?: Discount;
  downgrade?: Downgrade;
  taxExemptId?: string;
  /** The envelopes that were bought in addition to the plan, and when. */
  purchases: { at: number; quantity: number; transactionId?: string }[];
  /** The start of the first billing period without an invoice; absent if none are issued. */
  billedUpTo?: number;
}

export const billings = kind<StoredBilling>('billing');

/** The billing data of an account, with its plan. */
export interface Billing {
  stored: StoredBilling;
  plan: Plan;
}

/** Reads how an account is billed: an account that says nothing of it gets no invoices. */
export async function readBilling(
  state: State,
  { accountId, planName, createdAt }: StoredAccount,
): Promise<Billing> {
  const stored = await state.of(billings).get(accountId, '');
  if (stored !== undefined)
    return { stored, plan: findPlan(stored.planId) ?? findPlanByName(planName) };
  const plan = findPlanByName(planName);
  return { stored: createBilling(plan, createdAt), plan };
}

/** The billing of an account that begins with a plan. */
export function createBilling(plan: Plan, anchor: number): StoredBilling {
  return {
    planId: plan.planId,
    anchor,
    seats: plan.seats,
    extraSeats: 0,
    hasSupport: true,
    renewal: 'auto',
    paymentMethod: plan.paymentMethod,
    addOns: [],
    purchases: [],
  };
}

/** The billing period of an account that contains a time. */
export function findBillingPeriod({ stored, plan }: Billing, time: number): Period {
  return findPeriod(stored.anchor, plan.cycle, time);
}

/** The envelopes that were bought in a period. */
export function countPurchased({ stored }: Billing, { from, to }: Period): number {
  return stored.purchases
    .filter(({ at }) => at >= from && at < to)
    .reduce((sum, { quantity }) => sum + quantity, 0);
}

/** The envelopes that an account can send in a period; undefined for any number. */
export function countAllowed(billing: Billing, period: Period): number | undefined {
  const { envelopes, envelopePrices } = billing.plan;
  if (envelopes === undefined || envelopePrices.length > 0) return undefined;
  return envelopes + countPurchased(billing, period);
}

/** The envelopes of an account that were sent in a period. */
export function countSent(
  state: State,
  { accountId }: Pick<StoredAccount, 'accountId'>,
  { from, to }: Period,
): Promise<number> {
  return state.envelopes.count(accountId, {
    kind: 'envelope',
    time: { column: 'sent_at', from, to: to - 1 },
  });
}
