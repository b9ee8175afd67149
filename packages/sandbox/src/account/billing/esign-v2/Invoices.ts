import { defineAreaOperation } from '../../../engine/operation.ts';
import { listInvoices, getInvoice, listInvoicesPastDue } from '../answer-invoices.ts';

export const Invoices_list = defineAreaOperation('esign-v2', 'Invoices_list', listInvoices);

export const Invoices_get = defineAreaOperation('esign-v2', 'Invoices_get', getInvoice);

export const Invoices_listPastDue = defineAreaOperation(
  'esign-v2',
  'Invoices_listPastDue',
  listInvoicesPastDue,
);
