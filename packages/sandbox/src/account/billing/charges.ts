import type { BillingInvoiceItem } from '@countersign/types/esign-v2.1';
import { addOnPrices, priceExtraEnvelopes } from './plans.ts';
import type { Billing } from './billing.ts';
import { money } from './money.ts';
import type { Period } from './periods.ts';

/** A charge: a number of units at a price in cents. Credits have a negative price. */
export interface Charge {
  name: string;
  quantity: number;
  unitPrice: number;
}

/** The price of a seat, with the discounts that apply at a time. */
export function findSeatPrice({ stored, plan }: Billing, at: number): number {
  const { discount } = stored;
  const count = stored.seats + stored.extraSeats;
  const byCount =
    plan.seatDiscounts.find(({ from, to }) => count >= from && count <= to)?.percent ?? 0;
  const usual = reduce(plan.seatPrice, byCount);
  if (discount === undefined || at >= (discount.until ?? Infinity)) return usual;
  const price = (discount.seatPrice ?? usual) - discount.perSeat;
  return Math.max(0, reduce(price, discount.percent));
}

function reduce(price: number, percent: number): number {
  return Math.round((price * (100 - percent)) / 100);
}

/** Lists the charges of a billing period: seats, support and add-ons. */
export function listPeriodCharges(billing: Billing, { from }: Period): Charge[] {
  const { stored, plan } = billing;
  const { discount } = stored;
  const charges = [
    {
      name: 'Seats',
      quantity: stored.seats + stored.extraSeats,
      unitPrice: findSeatPrice(billing, from),
    },
    { name: 'Support', quantity: stored.hasSupport ? 1 : 0, unitPrice: plan.supportFee },
    ...listAddOnCharges(billing),
  ].filter(({ quantity, unitPrice }) => quantity * unitPrice > 0);
  const fixed = discount === undefined || from >= (discount.until ?? Infinity) ? 0 : discount.fixed;
  const most = Math.min(fixed, sumCharges(charges));
  return most > 0 ? [...charges, { name: 'Discount', quantity: 1, unitPrice: -most }] : charges;
}

function listAddOnCharges({ stored }: Billing): Charge[] {
  return stored.addOns.flatMap(({ addOnId = '', active }) => {
    const addOn = addOnPrices.get(addOnId);
    if (addOn === undefined || active === 'false') return [];
    return [{ name: addOn.name, quantity: 1, unitPrice: addOn.price }];
  });
}

/** Lists the charges for envelopes beyond those that the plan includes. */
export function listExtraEnvelopes({ plan }: Billing, count: number): Charge[] {
  return priceExtraEnvelopes(plan, count).map(({ quantity, price }) => ({
    name: 'Envelopes beyond the plan',
    quantity,
    unitPrice: price,
  }));
}

/** Takes a part of charges for a part of their period; each price is rounded to a cent. */
export function prorate(
  charges: readonly Charge[],
  { left, all }: { left: number; all: number },
): Charge[] {
  return charges
    .map((one) => ({ ...one, unitPrice: Math.round((one.unitPrice * left) / all) }))
    .filter(({ unitPrice }) => unitPrice !== 0);
}

export function sumCharges(charges: readonly Charge[]): number {
  return charges.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
}

/** The items of an invoice, as the service shows them. */
export function presentCharges(charges: readonly Charge[]): BillingInvoiceItem[] {
  return charges.map(({ name, quantity, unitPrice }, at) => ({
    invoiceItemId: String(at + 1),
    chargeName: name,
    quantity: String(quantity),
    unitPrice: money(unitPrice),
    chargeAmount: money(quantity * unitPrice),
  }));
}
