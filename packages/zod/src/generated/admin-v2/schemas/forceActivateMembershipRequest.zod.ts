/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['ForceActivateMembershipRequest'];
export const ForceActivateMembershipRequest: zod.ZodType<Type, Type> = zod.object({
    "site_id": zod.int()
});
