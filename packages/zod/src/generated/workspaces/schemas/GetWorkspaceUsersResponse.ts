/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceUserSummary } from './WorkspaceUserSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GetWorkspaceUsersResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceUsersResponse';
export const GetWorkspaceUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "result_set_size": zod.int().min(0).nullish(),
    "start_position": zod.int().min(0).nullish(),
    "end_position": zod.int().nullish(),
    "total_row_count": zod.int().min(0).nullish(),
    "users": zod.array(WorkspaceUserSummary)
}));
