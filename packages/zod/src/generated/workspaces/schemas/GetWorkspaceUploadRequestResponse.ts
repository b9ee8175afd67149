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
import type { GetWorkspaceUploadRequestResponse as Type } from '@countersign/types/workspaces/schemas/GetWorkspaceUploadRequestResponse';
export const GetWorkspaceUploadRequestResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "upload_request_id": formats.guid,
    "workspace_id": formats.guid,
    "name": zod.string().nullable(),
    "description": zod.string().nullish(),
    "upload_request_owner": WorkspaceUploadRequestOwner,
    "status": WorkspaceUploadRequestStatus,
    "documents": zod.array(WorkspaceUploadRequestDocument),
    "assignments": zod.array(WorkspaceUploadRequestAssignment),
    "created_date": formats.dateTime,
    "updated_date": formats.dateTime,
    "due_date": formats.dateTime.nullish(),
    "sent_date": formats.dateTime.nullish(),
    "completed_date": formats.dateTime.nullish(),
    "can_view": zod.boolean(),
    "can_edit": zod.boolean(),
    "can_delete": zod.boolean()
}));
