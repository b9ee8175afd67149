import { defineOperation } from '../../engine/operation.ts';
import { listInvoices, getInvoice, listInvoicesPastDue } from './answer-invoices.ts';
import { readBalance, readBooks } from './books.ts';
import { money } from './money.ts';

export const Invoices_listInvoices = defineOperation('Invoices_listInvoices', listInvoices);

export const Invoices_getInvoice = defineOperation('Invoices_getInvoice', getInvoice);

export const Invoices_listInvoicesPastDue = defineOperation(
  'Invoices_listInvoicesPastDue',
  async (state, request, context) => {
    const { status, body } = await listInvoicesPastDue(state, request, context);
    const { invoices } = await readBooks(state, context.account);
    const balance = invoices.reduce((sum, one) => sum + readBalance(one), 0);
    return {
      status,
      body: {
        ...body,
        accountBalance: money(balance),
        currencyCode: context.account.currencyCode,
      },
    };
  },
);
