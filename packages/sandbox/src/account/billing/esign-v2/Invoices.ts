import { defineAreaOperation } from '../../../engine/operation.ts';
import { readPeriodDate } from '../../../engine/read-period-date.ts';
import { requireAdmin } from '../../../engine/require-admin.ts';
import { ServiceRefusal } from '../../../engine/service-refusal.ts';
import { writeInvoicePage } from '../invoice-page.ts';
import {
  listPastDue,
  presentInvoice,
  presentWholeInvoice,
  readBalance,
  readBooks,
} from '../invoices.ts';
import { money } from '../money.ts';

export const Invoices_list = defineAreaOperation(
  'esign-v2',
  'Invoices_list',
  async (state, { query }, context) => {
    requireAdmin(context);
    const from = readPeriodDate('from_date', query.from_date) ?? -Infinity;
    const to = readPeriodDate('to_date', query.to_date, true) ?? Infinity;
    const { invoices } = await readBooks(state, context.account);
    const found = invoices.filter(({ issuedAt }) => issuedAt >= from && issuedAt <= to);
    return {
      status: 200,
      body: {
        billingInvoices: found.toReversed().map(presentInvoice),
        nextUri: null,
        previousUri: null,
      },
    };
  },
);

export const Invoices_get = defineAreaOperation(
  'esign-v2',
  'Invoices_get',
  async (state, { path, accept }, context) => {
    requireAdmin(context);
    const { invoices } = await readBooks(state, context.account);
    const invoice = invoices.find(({ invoiceId }) => invoiceId === path.invoiceId.toLowerCase());
    if (invoice === undefined)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `${context.account.name} has no invoice ${path.invoiceId}. Invoices_list returns all.`,
        { status: 400 },
      );
    if (!/\bapplication\/pdf\b/i.test(accept))
      return { status: 200, body: presentWholeInvoice(invoice) };
    const html = Buffer.from(writeInvoicePage(context.account, invoice));
    const bytes = await state.documents.toPdf(html, { name: 'invoice.html' });
    return {
      status: 200,
      file: { bytes: Buffer.from(bytes), mediaType: 'application/pdf' },
      headers: {
        'content-disposition': `attachment; filename="${invoice.invoiceNumber}.pdf"`,
      },
    };
  },
);

export const Invoices_listPastDue = defineAreaOperation(
  'esign-v2',
  'Invoices_listPastDue',
  async (state, _request, context) => {
    requireAdmin(context);
    const books = await readBooks(state, context.account);
    const pastDue = listPastDue(state, books);
    const total = pastDue.reduce((sum, one) => sum + readBalance(one), 0);
    const { card, processor } = books.billing.stored;
    return {
      status: 200,
      body: {
        billingInvoices: pastDue.map(presentInvoice),
        pastDueBalance: money(total),
        paymentAllowed:
          total > 0 && (card !== undefined || processor !== undefined)
            ? ('true' as const)
            : ('false' as const),
      },
    };
  },
);
