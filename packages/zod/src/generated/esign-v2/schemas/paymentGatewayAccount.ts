/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentGatewayAccount as Type } from '@countersign/types/esign-v2/schemas/paymentGatewayAccount';
export const PaymentGatewayAccount: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "displayName": zod.string().optional(),
    "paymentGateway": zod.enum(['Stripe', 'Braintree', 'AuthorizeDotNet']).optional(),
    "paymentGatewayAccountId": zod.string().optional(),
    "paymentGatewayDisplayName": zod.enum(['Stripe', 'Braintree', 'Authorize.Net']).optional()
}));
