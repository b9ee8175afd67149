/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const PaymentMethod = /* @__PURE__ */ zod.enum(['NotSupported', 'CreditCard', 'PurchaseOrder', 'Premium', 'Freemium', 'FreeTrial', 'AppStore', 'DigitalExternal', 'DirectDebit']);
