import type { PaymentMethod } from '@countersign/types/esign-v2.1';
import type { PaymentCycle } from './periods.ts';

/** A plan that accounts can have. Prices are in cents, in any currency of the plan. */
export interface Plan {
  planId: string;
  planName: string;
  planClassification: string;
  cycle: PaymentCycle;
  paymentMethod: PaymentMethod;
  seats: number;
  seatPrice: number;
  supportFee: number;
  /** The discounts on seats, in per cent, by the number of seats. */
  seatDiscounts: readonly { from: number; to: number; percent: number }[];
  /** The envelopes that the plan includes in each billing period; undefined for any number. */
  envelopes: number | undefined;
  /**
   * The prices of envelopes beyond these, by their number in the period; an empty list if the
   * plan does not allow more.
   */
  envelopePrices: readonly { from: number; price: number }[];
  /** The plans to which an account on this plan can change. */
  successors: readonly string[];
  /** True if the plan is no longer sold. */
  retired: boolean;
}

const ids = {
  free: '0a5d3e72-81c6-4b9f-a4e7-6d2f9c1b8350',
  personal: '8e41b7c6-2f95-4d08-9a63-b7c0e5d1f284',
  business: '57d9c2e4-a813-4f60-b27e-0c6f1d8a3b95',
  large: 'c3f80a15-7d42-4e96-8b0c-a95e2d6f1b74',
  classic: 'e6b29d04-5c17-48fa-93d1-2a7f8e0c6b45',
} as const;

const common = {
  cycle: 'Monthly',
  paymentMethod: 'CreditCard',
  supportFee: 0,
  seatDiscounts: [],
  envelopePrices: [],
  retired: false,
} as const;

const businessPrices = [
  { from: 101, price: 400 },
  { from: 501, price: 320 },
];

/** The plans of the sandbox. */
const plans: readonly Plan[] = [
  {
    ...common,
    planId: ids.free,
    planName: 'Free',
    planClassification: 'free',
    paymentMethod: 'Freemium',
    seats: 1,
    seatPrice: 0,
    envelopes: 3,
    successors: [ids.personal, ids.business],
  },
  {
    ...common,
    planId: ids.personal,
    planName: 'Personal',
    planClassification: 'personal',
    seats: 1,
    seatPrice: 1500,
    envelopes: 5,
    successors: [ids.business, ids.large],
  },
  {
    ...common,
    planId: ids.business,
    planName: 'Business',
    planClassification: 'business',
    seats: 4,
    seatPrice: 12_000,
    seatDiscounts: [{ from: 10, to: 49, percent: 5 }],
    envelopes: 100,
    envelopePrices: businessPrices,
    successors: [ids.large],
  },
  {
    ...common,
    planId: ids.large,
    planName: 'Business Large',
    planClassification: 'business',
    cycle: 'Annually',
    seats: 10,
    seatPrice: 120_000,
    envelopes: 10_000,
    envelopePrices: [{ from: 10_001, price: 320 }],
    successors: [ids.business],
  },
  {
    ...common,
    planId: ids.classic,
    planName: 'Business Classic',
    planClassification: 'business',
    seats: 4,
    seatPrice: 10_000,
    envelopes: 100,
    envelopePrices: businessPrices,
    successors: [ids.business, ids.large],
    retired: true,
  },
];

const plansById = new Map(plans.map((plan) => [plan.planId, plan]));
const plansByName = new Map(plans.map((plan) => [plan.planName.toLowerCase(), plan]));

/** The currencies in which plans are sold, and their symbols. */
export const currencies = new Map([
  ['USD', '$'],
  ['EUR', '€'],
  ['GBP', '£'],
]);

/** The add-ons that plans can have, with the price of a billing period. */
export const addOnPrices = new Map([
  [
    '6f0c8b1e-3d72-49a5-8e64-c1b5f7a92d30',
    {
      name: 'SMS delivery',
      price: 2500,
      description: 'Requests for signatures reach recipients as text messages too.',
    },
  ],
  [
    'b9e47a05-16fc-4d83-9b2e-70d5c3f8a614',
    {
      name: 'Electronic seals',
      price: 9000,
      description:
        'A company can put its electronic seal on documents, without a person who signs.',
    },
  ],
]);

export function findPlan(planId: string): Plan | undefined {
  return plansById.get(planId.toLowerCase());
}

/** The plan of an account that says only its name; one with another name costs nothing. */
export function findPlanByName(planName: string): Plan {
  return (
    plansByName.get(planName.toLowerCase()) ?? {
      ...common,
      planId: '',
      planName,
      planClassification: planName.toLowerCase(),
      paymentMethod: 'NotSupported',
      seats: 0,
      seatPrice: 0,
      envelopes: undefined,
      successors: [ids.business, ids.large],
    }
  );
}

/** The price of some envelopes beyond those that a plan includes. */
export function priceExtraEnvelopes(
  { envelopePrices }: Pick<Plan, 'envelopePrices'>,
  count: number,
): { quantity: number; price: number }[] {
  const first = envelopePrices[0]?.from ?? 0;
  return envelopePrices.flatMap(({ from, price }, at) => {
    const next = envelopePrices[at + 1]?.from ?? Infinity;
    const quantity = Math.min(count, next - first) - (from - first);
    return quantity > 0 ? [{ quantity, price }] : [];
  });
}

/** The plans that are sold. */
export function listPlans(): Plan[] {
  return plans.filter(({ retired }) => !retired);
}
