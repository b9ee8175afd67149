/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceUploadRequestAssignment } from './WorkspaceUploadRequestAssignment.js';
import { WorkspaceUploadRequestDocument } from './WorkspaceUploadRequestDocument.js';
import { WorkspaceUploadRequestOwner } from './WorkspaceUploadRequestOwner.js';
import { WorkspaceUploadRequestStatus } from './WorkspaceUploadRequestStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateWorkspaceUploadRequestBody as Type } from '@countersign/types/workspaces/schemas/UpdateWorkspaceUploadRequestBody';
export const UpdateWorkspaceUploadRequestBody: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "upload_request_id": formats.guid.nullish(),
    "workspace_id": formats.guid.nullish(),
    "name": zod.string().min(1),
    "description": zod.string().nullish(),
    "upload_request_owner": WorkspaceUploadRequestOwner.optional(),
    "status": WorkspaceUploadRequestStatus,
    "documents": zod.array(WorkspaceUploadRequestDocument).optional(),
    "assignments": zod.array(WorkspaceUploadRequestAssignment).optional(),
    "created_date": zod.string().nullish(),
    "updated_date": zod.string().nullish(),
    "due_date": formats.dateTime,
    "sent_date": zod.string().nullish(),
    "completed_date": zod.string().nullish(),
    "can_view": zod.boolean().nullish(),
    "can_edit": zod.boolean().nullish(),
    "can_delete": zod.boolean().nullish()
}));
