/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['ClassicAgentToInvite'];
export const ClassicAgentToInvite: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string(),
    "eSignPermissionProfileId": zod.string(),
    "officeId": zod.int().min(1),
    "companyTypeId": zod.string().optional()
});
