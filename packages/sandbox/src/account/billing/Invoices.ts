import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { answerPastDue, getInvoice, listInvoices } from './answer-invoices.ts';
import { readBooks, sumBalances } from './books.ts';
import { money } from './money.ts';

export const Invoices_listInvoices = defineOperation('Invoices_listInvoices', listInvoices);

export const Invoices_getInvoice = defineOperation('Invoices_getInvoice', getInvoice);

export const Invoices_listInvoicesPastDue = defineOperation(
  'Invoices_listInvoicesPastDue',
  async (state, _request, context) => {
    requireAdmin(context);
    const books = await readBooks(state, context.account);
    const { status, body } = answerPastDue(state, books);
    return {
      status,
      body: {
        ...body,
        accountBalance: money(sumBalances(books.invoices)),
        currencyCode: context.account.currencyCode,
      },
    };
  },
);
