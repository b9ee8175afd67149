import { randomUUID } from 'node:crypto';
import type { Money, PaymentLineItem, Tabs } from '@countersign/types/esign-v2.1';
import type { AnyTab } from './any-tab.ts';
import { numberIn } from './number-in.ts';
import { shownTabs } from './conditions.ts';
import { eachTab, type ListedTab } from './each-tab.ts';
import { numberOf } from './numerical.ts';

/** The currency of a payment that does not say one. */
const usualCurrency = 'USD';

/** A payment through a formula tab that has `paymentDetails`. */
export interface Payment {
  tab: AnyTab;
  items: { name: string; description: string; amount: string }[];
  total: Money;
  gateway: string;
}

/**
 * Lists the payments of a recipient's tabs, with their current amounts; without amounts of zero.
 */
export function listPayments(tabs: Tabs): Payment[] {
  const all = eachTab(tabs);
  const formulas = all.filter(({ list }) => list === 'formulaTabs');
  if (formulas.length === 0) return [];
  const shown = shownTabs(tabs);
  return formulas.filter(({ tab }) => shown.has(tab)).flatMap(({ tab }) => createPayment(tab, all));
}

function createPayment(tab: AnyTab, all: readonly ListedTab[]): Payment[] {
  const { paymentDetails } = tab;
  if (paymentDetails === undefined) return [];
  const { lineItems = [], gatewayDisplayName, gatewayName, currencyCode } = paymentDetails;
  const currency = (currencyCode ?? usualCurrency).toUpperCase();
  const priced = lineItems.map((item) => ({ item, amount: sumAmount(item, all) }));
  const total =
    priced.length === 0
      ? readAmount(tab.value)
      : priced.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0) return [];
  const items = priced.map(({ item: { name = '', description = '' }, amount }) => ({
    name,
    description,
    amount: createMoney(amount, currency).displayAmount ?? '',
  }));
  const gateway = gatewayDisplayName ?? gatewayName ?? 'the payment gateway';
  return [{ tab, items, total: createMoney(total, currency), gateway }];
}

/** The amount of an item: the value of the tabs with its label. */
function sumAmount({ amountReference }: PaymentLineItem, all: readonly ListedTab[]): number {
  return all
    .filter(({ tab }) => amountReference !== undefined && tab.tabLabel === amountReference)
    .reduce((sum, { list, tab }) => sum + (numberOf(list, tab) || 0), 0);
}

function readAmount(text = ''): number {
  const amount = numberIn(text);
  return Number.isFinite(amount) ? amount : 0;
}

function createMoney(amount: number, currency: string): Money {
  const format = createFormat(currency);
  const digits = format?.resolvedOptions().maximumFractionDigits ?? 2;
  return {
    amountInBaseUnit: String(Math.round(amount * 10 ** digits)),
    currency,
    displayAmount: format?.format(amount) ?? `${amount.toFixed(digits)} ${currency}`,
  };
}

/** Creates the format of a currency; undefined for an unknown code. */
function createFormat(currency: string): Intl.NumberFormat | undefined {
  return /^[A-Z]{3}$/u.test(currency)
    ? new Intl.NumberFormat('en-US', { style: 'currency', currency })
    : undefined;
}

/** Records in the tabs of a recipient who finishes that the payments were made; nothing is charged. */
export function recordPayments(tabs: Tabs): void {
  for (const { tab, total } of listPayments(tabs)) {
    const saves = tab.paymentDetails?.paymentOption === 'save';
    tab.paymentDetails = {
      ...tab.paymentDetails,
      total,
      signerValues: { paymentOption: tab.paymentDetails?.paymentOption ?? 'authorize' },
      customerId: `cus_${createId()}`,
      ...(saves
        ? { status: 'future_payment_saved', paymentSourceId: `src_${createId()}` }
        : { status: 'payment_complete', chargeId: `ch_${createId()}` }),
    };
  }
}

function createId(): string {
  return randomUUID().replaceAll('-', '');
}
