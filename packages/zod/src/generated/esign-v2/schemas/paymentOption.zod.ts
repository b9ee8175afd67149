/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const PaymentOption = zod.enum(['authorize', 'save', 'save_and_authorize']);
