/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SpecialCircumstanceType } from './specialCircumstanceType.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['GlobalSpecialCircumstanceTypes'];
export const GlobalSpecialCircumstanceTypes: zod.ZodType<Type, Type> = zod.object({
    "specialCircumstanceTypes": zod.array(SpecialCircumstanceType).optional()
});
