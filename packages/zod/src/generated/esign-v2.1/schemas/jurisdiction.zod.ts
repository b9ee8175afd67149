/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['jurisdiction'];
export const Jurisdiction: zod.ZodType<Type, Type> = zod.object({
    "allowSystemCreatedSeal": zod.enum(['true', 'false']).optional(),
    "allowUserUploadedSeal": zod.enum(['true', 'false']).optional(),
    "commissionIdInSeal": zod.enum(['true', 'false']).optional(),
    "county": zod.string().optional(),
    "countyInSeal": zod.enum(['true', 'false']).optional(),
    "enabled": zod.enum(['true', 'false']).optional(),
    "jurisdictionId": zod.string().optional(),
    "name": zod.string().optional(),
    "notaryPublicInSeal": zod.enum(['true', 'false']).optional(),
    "stateNameInSeal": zod.enum(['true', 'false']).optional()
});
