import { deriveGuid } from '../../engine/derive-guid.ts';
import type { BillingInvoice } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
import {
  type Billing,
  billings,
  countPurchased,
  countSent,
  findBillingPeriod,
  readBilling,
} from './billing.ts';
import {
  type Charge,
  listExtraEnvelopes,
  listPeriodCharges,
  presentCharges,
  sumCharges,
} from './charges.ts';
import { money } from './money.ts';
import { addMonths } from './periods.ts';

/** An invoice. Kept under the account, by its ID. Amounts are in cents. */
export interface StoredInvoice {
  invoiceId: string;
  invoiceNumber: string;
  issuedAt: number;
  dueAt: number;
  charges: Charge[];
  /** The amount paid, in cents. */
  paid: number;
}

export const invoices = kind<StoredInvoice>('invoice');

/** The most billing periods that get their invoices late, after the clock was moved far ahead. */
const mostPeriods = 60;

/** The billing of an account and its invoices up to now. */
export interface Books {
  billing: Billing;
  /** The oldest first. */
  invoices: StoredInvoice[];
  /** Those of `invoices` that are not stored yet. */
  due: StoredInvoice[];
}

/**
 * Reads the invoices of an account, with those that were due since they were last written. A request
 * that changes something writes these with `writeInvoices`; for others they are computed again, with
 * the same IDs.
 */
export async function readBooks(state: State, account: StoredAccount): Promise<Books> {
  const billing = await readBilling(state, account);
  const stored = await state.of(invoices).list(account.accountId);
  const due: StoredInvoice[] = [];
  const { billedUpTo } = billing.stored;
  if (billedUpTo !== undefined && billedUpTo <= state.now) {
    const { from: last } = findBillingPeriod(billing, state.now);
    const starts: number[] = [];
    for (let from = last; from >= billedUpTo && starts.length < mostPeriods;) {
      starts.unshift(from);
      ({ from } = findBillingPeriod(billing, from - 1));
    }
    // After the clock was set back, periods can come a second time, but not their invoices.
    const known = new Set(stored.map(({ invoiceId }) => invoiceId));
    for (const from of starts) {
      const invoice = await createPeriodInvoice(state, account, billing, from);
      if (!known.has(invoice.invoiceId) && sumCharges(invoice.charges) > 0) due.push(invoice);
    }
  }
  const all = [...stored, ...due].toSorted((a, b) => a.issuedAt - b.issuedAt);
  return { billing, invoices: all, due };
}

/**
 * Stores the invoices that are due, before a change of the data that later ones are computed from.
 */
export async function writeInvoices(
  state: State,
  account: StoredAccount,
  { billing, due }: Books,
): Promise<void> {
  const { accountId } = account;
  for (const one of due) await state.of(invoices).put(accountId, one.invoiceId, one);
  if (billing.stored.billedUpTo === undefined) return;
  const { to } = findBillingPeriod(billing, state.now);
  billing.stored.billedUpTo = Math.max(billing.stored.billedUpTo, to);
  await state.of(billings).put(accountId, '', billing.stored);
}

/** The invoice of a period: the period in advance, and the extra envelopes of the one before. */
async function createPeriodInvoice(
  state: State,
  account: StoredAccount,
  billing: Billing,
  from: number,
): Promise<StoredInvoice> {
  const period = findBillingPeriod(billing, from);
  const before = findBillingPeriod(billing, from - 1);
  const { envelopes, envelopePrices } = billing.plan;
  const extra =
    envelopes === undefined || envelopePrices.length === 0
      ? 0
      : (await countSent(state, account, before)) - envelopes - countPurchased(billing, before);
  return createInvoice(account, from, [
    ...listPeriodCharges(billing, period),
    ...listExtraEnvelopes(billing, Math.max(0, extra)),
  ]);
}

/**
 * Creates an invoice that is due in a month.
 * @param part the mark that tells it apart from others of the same time
 */
export function createInvoice(
  { accountId, number }: StoredAccount,
  issuedAt: number,
  charges: Charge[],
  part = '',
): StoredInvoice {
  const [date = ''] = new Date(issuedAt).toISOString().split('T');
  const invoiceId = deriveGuid(`${accountId} ${issuedAt} ${part}`, '4');
  const suffix = part === '' ? '' : `-${invoiceId.slice(0, 6).toUpperCase()}`;
  return {
    invoiceId,
    invoiceNumber: `${number}-${date.replaceAll('-', '')}${suffix}`,
    issuedAt,
    dueAt: addMonths(issuedAt, 1),
    charges,
    paid: 0,
  };
}

/** Computes the unpaid amount of an invoice, in cents. */
export function readBalance({ charges, paid }: StoredInvoice): number {
  return Math.max(0, sumCharges(charges) - paid);
}

/** Computes the unpaid amount of several invoices together, in cents. */
export function sumBalances(of: readonly StoredInvoice[]): number {
  return of.reduce((sum, one) => sum + readBalance(one), 0);
}

/** The invoices that should have been paid by now, the oldest first. */
export function listPastDue(state: State, { invoices: all }: Books): StoredInvoice[] {
  return all
    .filter((one) => one.dueAt <= state.now && readBalance(one) > 0)
    .toSorted((a, b) => a.dueAt - b.dueAt);
}

/** An invoice as the service shows it in a list. */
export function presentInvoice(invoice: StoredInvoice): BillingInvoice {
  const amount = money(sumCharges(invoice.charges));
  return {
    invoiceId: invoice.invoiceId,
    invoiceNumber: invoice.invoiceNumber,
    amount,
    balance: money(readBalance(invoice)),
    dueDate: dateTime(invoice.dueAt),
    taxableAmount: amount,
    nonTaxableAmount: '0.00',
    pdfAvailable: 'true',
    invoiceUri: `/billing_invoices/${invoice.invoiceId}`,
  };
}

/** Presents an invoice with its items. */
export function presentWholeInvoice(invoice: StoredInvoice): BillingInvoice {
  return { ...presentInvoice(invoice), invoiceItems: presentCharges(invoice.charges) };
}
