import type { BillingPaymentRequest } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import type { State } from '../../state/state.ts';
import { readPeriod } from '../../engine/read-period-date.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { requireCard, requireUsable } from './card.ts';
import { listPastDue, readBooks, sumBalances, writeInvoices } from './books.ts';
import { money, readMoney } from './money.ts';
import { payInvoice, payments, presentPayment, type StoredPayment } from './pay-invoice.ts';
import { showName } from '../../engine/show-name.ts';

/** The payments of a period. */
export async function listPayments(
  state: State,
  { query }: { query: { from_date?: string | undefined; to_date?: string | undefined } },
  context: Context,
) {
  requireAdmin(context);
  const { from, to } = readPeriod(query);
  const all = await state.of(payments).list(context.account.accountId);
  return {
    status: 200 as const,
    body: {
      billingPayments: all
        .filter(({ paidAt }) => paidAt >= from && paidAt <= to)
        .toSorted((a, b) => b.paidAt - a.paidAt)
        .map(presentPayment),
      nextUri: null,
      previousUri: null,
    },
  };
}

/** Returns a payment. */
export async function getPayment(
  state: State,
  { path }: { path: { paymentId: string } },
  context: Context,
) {
  requireAdmin(context);
  const { accountId, name } = context.account;
  const payment = await state.of(payments).get(accountId, path.paymentId.toLowerCase());
  if (payment === undefined)
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${name} has no payment ${showName(path.paymentId)}. Payments_list returns all.`,
      { status: 400 },
    );
  return { status: 200 as const, body: presentPayment(payment) };
}

/** Pays overdue invoices. */
export async function makePayment(
  state: State,
  { body }: { body: BillingPaymentRequest },
  context: Context,
) {
  requireAdmin(context);
  const { account } = context;
  const amount = readMoney(body.paymentAmount);
  if (amount === undefined || amount === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/paymentAmount is ${JSON.stringify(body.paymentAmount)}. It must be a decimal number above 0, such as 480.00.`,
    );
  const books = await readBooks(state, account);
  const pastDue = listPastDue(state, books);
  const total = sumBalances(pastDue);
  if (total === 0)
    throw new ServiceRefusal(
      'ACCOUNT_LACKS_PERMISSIONS',
      `${account.name} has no overdue invoice to pay. Invoices_listPastDue lists overdue invoices.`,
    );
  if (amount > total)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/paymentAmount is ${money(amount)}. The overdue amount is ${money(total)}.`,
    );
  const { card, processor } = books.billing.stored;
  // A payment agreement has no card that could be rejected.
  if (processor === undefined) requireUsable(state, requireCard(card));
  await writeInvoices(state, account, books);
  const made: StoredPayment[] = [];
  let left = amount;
  for (const invoice of pastDue) {
    if (left === 0) break;
    const payment = await payInvoice(state, account, context.newId(), invoice, left);
    made.push(payment);
    left -= payment.amount;
  }
  return {
    status: 201 as const,
    body: {
      billingPayments: made.map(({ paymentId, invoiceId, amount: paid }) => ({
        paymentId,
        invoiceId,
        amount: money(paid),
      })),
    },
  };
}
