/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FinancingType } from './financingType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalFinancingTypes'];
export const GlobalFinancingTypes: zod.ZodType<Type, Type> = zod.object({
    "financingTypes": zod.array(FinancingType).optional()
});
