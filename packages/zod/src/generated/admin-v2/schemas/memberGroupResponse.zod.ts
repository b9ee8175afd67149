/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupType } from './groupType.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['MemberGroupResponse'];
export const MemberGroupResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.int().optional(),
    "name": zod.string().optional(),
    "type": GroupType.optional()
});
