/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const PaymentOption = /* @__PURE__ */ zod.enum(['authorize', 'save', 'save_and_authorize']);
