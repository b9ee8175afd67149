/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserDrilldownResponse } from './userDrilldownResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UsersDrilldownResponse'];
export const UsersDrilldownResponse: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(UserDrilldownResponse).optional()
});
