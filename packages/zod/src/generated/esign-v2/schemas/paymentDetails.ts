/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Money } from './money.js';
import { PaymentLineItem } from './paymentLineItem.js';
import { PaymentOption } from './paymentOption.js';
import { PaymentSignerValues } from './paymentSignerValues.js';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentDetails as Type } from '@countersign/types/esign-v2/schemas/paymentDetails';
export const PaymentDetails: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "allowedPaymentMethods": zod.array(zod.string()).optional(),
    "chargeId": zod.string().optional(),
    "currencyCode": zod.string().optional(),
    "currencyCodeMetadata": PropertyMetadata.optional(),
    "customerId": zod.string().optional(),
    "customMetadata": zod.string().optional(),
    "customMetadataRequired": zod.boolean().optional(),
    "gatewayAccountId": zod.string().optional(),
    "gatewayAccountIdMetadata": PropertyMetadata.optional(),
    "gatewayDisplayName": zod.enum(['Stripe', 'Braintree', 'Authorize.Net', 'CyberSource', 'Zuora', 'Elavon']).optional(),
    "gatewayName": zod.enum(['Stripe', 'Braintree', 'AuthorizeDotNet', 'CyberSource', 'Zuora', 'Elavon']).optional(),
    "lineItems": zod.array(PaymentLineItem).optional(),
    "paymentOption": PaymentOption.optional(),
    "paymentSourceId": zod.string().optional(),
    "signerValues": PaymentSignerValues.optional(),
    "status": zod.string().optional(),
    "subGatewayName": zod.string().optional(),
    "total": Money.optional()
}));
