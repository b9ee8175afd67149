/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { LocalePolicyTab as Type } from '@countersign/types/esign-v2.1/schemas/localePolicyTab';
export const LocalePolicyTab: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "customDateFormat": zod.string().optional(),
    "customTimeFormat": zod.string().optional(),
    "addressFormat": zod.string().optional(),
    "calendarType": zod.string().optional(),
    "cultureName": zod.string().optional(),
    "currencyCode": zod.string().optional(),
    "currencyNegativeFormat": zod.string().optional(),
    "currencyPositiveFormat": zod.string().optional(),
    "dateFormat": zod.string().optional(),
    "initialFormat": zod.string().optional(),
    "nameFormat": zod.string().optional(),
    "timeFormat": zod.string().optional(),
    "timeZone": zod.string().optional(),
    "useLongCurrencyFormat": formats.booleanString.optional()
}));
