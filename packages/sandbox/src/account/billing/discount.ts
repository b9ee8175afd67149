import type { BillingPlanInformation } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { Discount } from './billing.ts';
import { readMoney } from './money.ts';
import { addMonths, type PaymentCycle, type Period } from './periods.ts';

/** The most billing periods for which a discount applies. */
const mostPeriods = 1200;

/**
 * Reads the discount of a change of the plan; undefined if the request does not have one.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export function readDiscount(
  input: BillingPlanInformation,
  cycle: PaymentCycle,
  { from }: Period,
): Discount | undefined {
  const percent = readAmount(input, 'saleDiscountPercent');
  const perSeat = readAmount(input, 'saleDiscountAmount');
  const fixed = readAmount(input, 'saleDiscountFixedAmount');
  const seatPrice = readAmount(input, 'saleDiscountSeatPriceOverride');
  if ([percent, perSeat, fixed, seatPrice].every((one) => one === undefined)) return undefined;
  // `readAmount` counts in hundredths.
  if ((percent ?? 0) > 100_00)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      '/saleDiscountPercent must be a number from 0 to 100.',
    );
  const periods = Number(input.saleDiscountPeriods ?? 0);
  const months = Math.min(periods, mostPeriods) * (cycle === 'Annually' ? 12 : 1);
  return {
    percent: (percent ?? 0) / 100,
    perSeat: perSeat ?? 0,
    fixed: fixed ?? 0,
    ...(seatPrice !== undefined && { seatPrice }),
    ...(periods > 0 && { until: addMonths(from, months) }),
  };
}

type AmountField =
  | 'saleDiscountPercent'
  | 'saleDiscountAmount'
  | 'saleDiscountFixedAmount'
  | 'saleDiscountSeatPriceOverride';

function readAmount(input: BillingPlanInformation, name: AmountField): number | undefined {
  const text = input[name];
  if (text === undefined) return undefined;
  const amount = readMoney(text);
  if (amount !== undefined) return amount;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/${name} is ${JSON.stringify(text)}. It must be a decimal number such as 12.50.`,
  );
}
