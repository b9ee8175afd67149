/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceRoleSummary } from './WorkspaceRoleSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { GetWorkspaceAssignableRolesResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceAssignableRolesResponse';
export const GetWorkspaceAssignableRolesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "result_set_size": zod.int().min(0).nullish(),
    "start_position": zod.int().min(0).nullish(),
    "end_position": zod.int().nullish(),
    "total_row_count": zod.int().min(0).nullish(),
    "roles": zod.array(WorkspaceRoleSummary),
    "current_role_id": formats.guid.optional()
}));
