/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentMethodWithOptions as Type } from '@countersign/types/esign-v2.1/schemas/paymentMethodWithOptions';
export const PaymentMethodWithOptions: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "supportedCurrencies": zod.array(zod.string()).optional(),
    "supportedOptions": zod.array(zod.enum(['save', 'save_and_authorize', 'authorize'])).optional(),
    "type": zod.enum(['CreditCard', 'ApplePay', 'AndroidPay', 'BankAccount', 'PayPal']).optional()
}));
