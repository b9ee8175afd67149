/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PaymentGatewayAccountSetting } from './paymentGatewayAccountSetting.js';
import { PaymentMethodWithOptions } from './paymentMethodWithOptions.js';
import { PayPalLegacySettings } from './payPalLegacySettings.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PaymentGatewayAccount as Type } from '@countersign/types/esign-v2.1/schemas/paymentGatewayAccount';
export const PaymentGatewayAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "displayName": zod.string().optional(),
    "paymentGateway": zod.enum(['Stripe', 'Braintree', 'AuthorizeDotNet']).optional(),
    "paymentGatewayAccountId": zod.string().optional(),
    "paymentGatewayDisplayName": zod.enum(['Stripe', 'Braintree', 'Authorize.Net']).optional(),
    "allowCustomMetadata": zod.boolean().optional(),
    "config": PaymentGatewayAccountSetting.optional(),
    "isEnabled": formats.booleanString.optional(),
    "isLegacy": formats.booleanString.optional(),
    "lastModified": formats.dateTime.optional(),
    "payPalLegacySettings": PayPalLegacySettings.optional(),
    "supportedCurrencies": zod.array(zod.string()).optional(),
    "supportedPaymentMethods": zod.array(zod.string()).optional(),
    "supportedPaymentMethodsWithOptions": zod.array(PaymentMethodWithOptions).optional(),
    "zeroDecimalCurrencies": zod.array(zod.string()).optional()
}));
