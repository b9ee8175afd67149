/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Currency } from './Currency.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GlobalCurrencies as Type } from '@countersign/types/rooms-v2/schemas/GlobalCurrencies';
export const GlobalCurrencies: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currencies": zod.array(Currency).optional()
}));
