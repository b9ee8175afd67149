/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreditCardTypes } from './creditCardTypes.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CurrencyPlanPrice as Type } from '@countersign/types/esign-v2.1/schemas/currencyPlanPrice';
export const CurrencyPlanPrice: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currencyCode": zod.string().optional(),
    "currencySymbol": zod.string().optional(),
    "supportedCardTypes": CreditCardTypes.optional(),
    "perSeatPrice": zod.string().optional(),
    "supportIncidentFee": zod.string().optional(),
    "supportPlanFee": zod.string().optional()
}));
