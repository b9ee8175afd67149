/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PayPalLegacySettings as Type } from '@countersign/types/esign-v2.1/schemas/payPalLegacySettings';
export const PayPalLegacySettings: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currency": zod.string().optional(),
    "partner": zod.string().optional(),
    "password": zod.string().optional(),
    "userName": zod.string().optional(),
    "vendor": zod.string().optional()
}));
