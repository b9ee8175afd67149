/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ClassicManagerPermissions as Type } from '@countersign/types/rooms-v2/schemas/ClassicManagerPermissions';
export const ClassicManagerPermissions: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "isVisibleInTransactionRooms": zod.boolean().optional(),
    "canDeleteCompanyRooms": zod.boolean().optional(),
    "canDeleteCompanyDocuments": zod.boolean().optional(),
    "canManageCompanyRooms": zod.boolean().optional(),
    "canManageCompanyAccount": zod.boolean().optional(),
    "canManageCompanySharedLibrary": zod.boolean().optional(),
    "canManageCompanyMembers": zod.boolean().optional(),
    "canCloseCompanyRooms": zod.boolean().optional(),
    "canApproveCompanyChecklists": zod.boolean().optional(),
    "isCompanySystemAdmin": zod.boolean().optional(),
    "isRegionManager": zod.boolean().optional(),
    "isOfficeManager": zod.boolean().optional(),
    "autoAccessToCompanyRooms": zod.boolean().optional()
}));
