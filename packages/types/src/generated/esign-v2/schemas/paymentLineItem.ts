// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export type { PaymentLineItem } from '../../esign-v2.1/schemas/paymentLineItem.js';
