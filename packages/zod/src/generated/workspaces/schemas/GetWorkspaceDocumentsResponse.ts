/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceDocument } from './WorkspaceDocument.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GetWorkspaceDocumentsResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceDocumentsResponse';
export const GetWorkspaceDocumentsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "result_set_size": zod.int().min(0).nullish(),
    "start_position": zod.int().min(0).nullish(),
    "end_position": zod.int().nullish(),
    "total_row_count": zod.int().min(0).nullish(),
    "documents": zod.array(WorkspaceDocument)
}));
