import { defineOlderOperation } from '../../../engine/operation.ts';
import { listInvoices, getInvoice, listInvoicesPastDue } from '../answer-invoices.ts';

export const Invoices_list = defineOlderOperation('Invoices_list', listInvoices);

export const Invoices_get = defineOlderOperation('Invoices_get', getInvoice);

export const Invoices_listPastDue = defineOlderOperation(
  'Invoices_listPastDue',
  listInvoicesPastDue,
);
