/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreditCardTypes } from './creditCardTypes.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['currencyPlanPrice'];
export const CurrencyPlanPrice: zod.ZodType<Type, Type> = zod.object({
    "currencyCode": zod.string().optional(),
    "currencySymbol": zod.string().optional(),
    "supportedCardTypes": CreditCardTypes.optional(),
    "perSeatPrice": zod.string().optional(),
    "supportIncidentFee": zod.string().optional(),
    "supportPlanFee": zod.string().optional()
});
