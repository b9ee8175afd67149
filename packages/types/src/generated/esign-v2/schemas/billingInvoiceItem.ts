// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type { BillingInvoiceItem } from '../../esign-v2.1/schemas/billingInvoiceItem.js';
