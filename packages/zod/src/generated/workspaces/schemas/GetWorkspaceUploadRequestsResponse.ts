/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceUploadRequest } from './WorkspaceUploadRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { GetWorkspaceUploadRequestsResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceUploadRequestsResponse';
export const GetWorkspaceUploadRequestsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.array(WorkspaceUploadRequest)
}));
