/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingEntityInformationResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingEntityInformationResponse';
export const BillingEntityInformationResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingProfile": zod.enum(['direct', 'web']).optional(),
    "entityName": zod.string().optional(),
    "externalEntityId": zod.string().optional(),
    "isExternallyBilled": formats.booleanString.optional()
}));
