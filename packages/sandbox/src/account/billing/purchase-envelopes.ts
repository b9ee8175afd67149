import type { PurchasedEnvelopesInformation } from '@countersign/types/esign-v2';
import type { Context } from '../../engine/context.ts';
import { decodeBase64 } from '../../engine/decode-base64.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { State } from '../../state/state.ts';
import { billings } from './billing.ts';
import { createInvoice, invoices, readBooks, writeInvoices } from './books.ts';
import { readMoney } from './money.ts';
import { payInvoice } from './pay-invoice.ts';
import { showName } from '../../engine/show-name.ts';

/** The price of an envelope of a plan that does not sell any, in cents. */
const usualPrice = 400;

/** The most envelopes that can be bought at once. */
const mostEnvelopes = 100_000;

/**
 * Adds envelopes to the allowance of the current billing period. The app store was paid already, so
 * the invoice is paid too.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function purchaseEnvelopes(
  state: State,
  context: Context,
  input: PurchasedEnvelopesInformation,
): Promise<void> {
  const { account } = context;
  const quantity = Number(input.quantity ?? 0);
  if (quantity < 1 || quantity > mostEnvelopes)
    throw refuse(
      `/quantity is ${input.quantity ?? 'missing'}. It must be from 1 to ${mostEnvelopes}.`,
    );
  requireReceipt(input);
  const currencyCode = input.currencyCode ?? account.currencyCode;
  if (currencyCode.toUpperCase() !== account.currencyCode)
    throw refuse(
      `/currencyCode is ${showName(currencyCode)}. The account pays in ${account.currencyCode}.`,
    );
  const books = await readBooks(state, account);
  const { stored, plan } = books.billing;
  const { transactionId } = input;
  if (
    transactionId !== undefined &&
    stored.purchases.some((one) => one.transactionId === transactionId)
  )
    throw refuse(`/transactionId is ${transactionId}, whose envelopes were already added.`);
  const price = plan.envelopePrices[0]?.price ?? usualPrice;
  const amount = input.amount === undefined ? quantity * price : readMoney(input.amount);
  if (amount === undefined)
    throw refuse(
      `/amount is ${JSON.stringify(input.amount)}. It must be a decimal number such as 40.00.`,
    );
  await writeInvoices(state, account, books);
  stored.purchases.push({
    at: state.now,
    quantity,
    ...(transactionId !== undefined && { transactionId }),
  });
  await state.of(billings).put(account.accountId, '', stored);
  if (amount === 0) return;
  const unitPrice = amount / quantity;
  const charge = Number.isInteger(unitPrice)
    ? { name: 'Purchased envelopes', quantity, unitPrice }
    : { name: `${quantity} purchased envelopes`, quantity: 1, unitPrice: amount };
  const invoice = createInvoice(account, state.now, [charge], context.newId());
  await state.of(invoices).put(account.accountId, invoice.invoiceId, invoice);
  await payInvoice(state, account, context.newId(), invoice, amount);
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where the receipt is missing or not Base64 */
function requireReceipt({ receiptData = '' }: PurchasedEnvelopesInformation): void {
  if (decodeBase64(receiptData, '/receiptData').length > 0) return;
  throw refuse('/receiptData is missing. It must be the receipt of the app store in Base64.');
}

function refuse(message: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', message);
}
