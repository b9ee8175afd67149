/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreateWorkspaceUploadRequestAssignment } from './CreateWorkspaceUploadRequestAssignment.js';
import { WorkspaceUploadRequestStatus } from './WorkspaceUploadRequestStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CreateWorkspaceUploadRequestBody as Type } from '@countersign/types/workspaces/schemas/CreateWorkspaceUploadRequestBody';
export const CreateWorkspaceUploadRequestBody: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().min(1),
    "description": zod.string(),
    "due_date": formats.dateTime,
    "assignments": zod.array(CreateWorkspaceUploadRequestAssignment),
    "status": WorkspaceUploadRequestStatus
}));
