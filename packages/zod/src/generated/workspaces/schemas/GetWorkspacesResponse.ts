/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceSummary } from './WorkspaceSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GetWorkspacesResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspacesResponse';
export const GetWorkspacesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "result_set_size": zod.int().min(0).nullish(),
    "start_position": zod.int().min(0).nullish(),
    "end_position": zod.int().nullish(),
    "total_row_count": zod.int().min(0).nullish(),
    "workspaces": zod.array(WorkspaceSummary)
}));
