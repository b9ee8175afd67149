/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['JurisdictionSummary'];
export const JurisdictionSummary: zod.ZodType<Type, Type> = zod.object({
    "authorizedForIPen": zod.enum(['true', 'false']).optional(),
    "authorizedForRon": zod.enum(['true', 'false']).optional(),
    "jurisdictionId": zod.string().optional(),
    "jurisdictionName": zod.string().optional()
});
