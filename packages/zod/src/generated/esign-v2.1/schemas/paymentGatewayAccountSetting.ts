/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentGatewayAccountSetting as Type } from '@countersign/types/esign-v2.1/schemas/paymentGatewayAccountSetting';
export const PaymentGatewayAccountSetting: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "apiFields": zod.string().optional(),
    "authorizationCode": zod.string().optional(),
    "credentialStatus": zod.string().optional(),
    "merchantId": zod.string().optional()
}));
