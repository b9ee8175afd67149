/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['paymentGatewayAccount'];
export const PaymentGatewayAccount: zod.ZodType<Type, Type> = zod.object({
    "displayName": zod.string().optional(),
    "paymentGateway": zod.enum(['Stripe', 'Braintree', 'AuthorizeDotNet']).optional(),
    "paymentGatewayAccountId": zod.string().optional(),
    "paymentGatewayDisplayName": zod.enum(['Stripe', 'Braintree', 'Authorize.Net']).optional()
});
