/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['RoleSummary'];
export const RoleSummary: zod.ZodType<Type, Type> = zod.object({
    "roleId": zod.int().optional(),
    "legacyRoleId": zod.string().optional(),
    "name": zod.string().optional(),
    "isDefaultForAdmin": zod.boolean().optional(),
    "isExternal": zod.boolean().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional()
});
