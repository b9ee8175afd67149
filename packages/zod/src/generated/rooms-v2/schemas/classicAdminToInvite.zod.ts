/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['ClassicAdminToInvite'];
export const ClassicAdminToInvite: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string(),
    "firstName": zod.string(),
    "lastName": zod.string()
});
