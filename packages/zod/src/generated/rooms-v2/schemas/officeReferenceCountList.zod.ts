/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OfficeReferenceCount } from './officeReferenceCount.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['OfficeReferenceCountList'];
export const OfficeReferenceCountList: zod.ZodType<Type, Type> = zod.object({
    "referencesCounts": zod.array(OfficeReferenceCount).optional()
});
