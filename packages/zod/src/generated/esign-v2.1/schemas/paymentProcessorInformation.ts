/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PaymentProcessorInformation as Type } from '@countersign/types/esign-v2.1/schemas/paymentProcessorInformation';
export const PaymentProcessorInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "address": AddressInformation.optional(),
    "billingAgreementId": zod.string().optional(),
    "email": zod.string().optional()
}));
