import type { BillingPaymentItem } from '@countersign/types/esign-v2';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredAccount } from '../../state/model/account.ts';
import { kind } from '../../state/records.ts';
import type { State } from '../../state/state.ts';
import { invoices, readBalance, type StoredInvoice } from './books.ts';
import { money } from './money.ts';

/** A payment. Kept under the account, by its ID. */
export interface StoredPayment {
  paymentId: string;
  paymentNumber: string;
  /** The amount in cents. */
  amount: number;
  paidAt: number;
  description: string;
  invoiceId: string;
}

export const payments = kind<StoredPayment>('billing-payment');

/** Pays a part of an invoice, or all of it. */
export async function payInvoice(
  state: State,
  { accountId }: StoredAccount,
  paymentId: string,
  invoice: StoredInvoice,
  most: number,
): Promise<StoredPayment> {
  const amount = Math.min(most, readBalance(invoice));
  invoice.paid += amount;
  await state.of(invoices).put(accountId, invoice.invoiceId, invoice);
  const count = await state.of(payments).count(accountId);
  const payment: StoredPayment = {
    paymentId,
    paymentNumber: `P-${String(count + 1).padStart(8, '0')}`,
    amount,
    paidAt: state.now,
    description: `Payment of ${invoice.invoiceNumber}`,
    invoiceId: invoice.invoiceId,
  };
  await state.of(payments).put(accountId, payment.paymentId, payment);
  return payment;
}

/** A payment as the service shows it. */
export function presentPayment({ amount, paidAt, ...one }: StoredPayment): BillingPaymentItem {
  return {
    paymentId: one.paymentId,
    paymentNumber: one.paymentNumber,
    amount: money(amount),
    paymentDate: dateTime(paidAt),
    description: one.description,
  };
}
