/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Currency } from './currency.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalCurrencies'];
export const GlobalCurrencies: zod.ZodType<Type, Type> = zod.object({
    "currencies": zod.array(Currency).optional()
});
