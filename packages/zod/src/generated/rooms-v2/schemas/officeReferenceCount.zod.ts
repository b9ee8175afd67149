/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['OfficeReferenceCount'];
export const officeReferenceCountReferencedCountMin = 0;
export const OfficeReferenceCount: zod.ZodType<Type, Type> = zod.object({
    "referenceType": zod.string().optional(),
    "referencedCount": zod.int().min(officeReferenceCountReferencedCountMin).optional()
});
