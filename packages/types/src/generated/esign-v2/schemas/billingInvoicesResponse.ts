// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type { BillingInvoicesResponse } from '../../esign-v2.1/schemas/billingInvoicesResponse.js';
