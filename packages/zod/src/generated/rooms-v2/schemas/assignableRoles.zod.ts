/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RoleSummary } from './roleSummary.zod.js';
import type { components } from '@countersign/types/rooms-v2';
type Type = components['schemas']['AssignableRoles'];
export const assignableRolesResultSetSizeMin = 0;
export const assignableRolesStartPositionMin = 0;
export const assignableRolesTotalRowCountMin = 0;
export const AssignableRoles: zod.ZodType<Type, Type> = zod.object({
    "currentRoleId": zod.int().optional(),
    "roles": zod.array(RoleSummary).optional(),
    "resultSetSize": zod.int().min(assignableRolesResultSetSizeMin).optional(),
    "startPosition": zod.int().min(assignableRolesStartPositionMin).optional(),
    "endPosition": zod.int().optional(),
    "totalRowCount": zod.int().min(assignableRolesTotalRowCountMin).optional(),
    "nextUri": zod.string().nullish(),
    "priorUri": zod.string().nullish()
});
