/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { WorkspaceUploadRequestResponsibilityType } from './WorkspaceUploadRequestResponsibilityType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { WorkspaceUploadRequestAssignment as Type } from '@countersign/types/workspaces/schemas/WorkspaceUploadRequestAssignment';
export const WorkspaceUploadRequestAssignment: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assignee_user_id": formats.guid,
    "upload_request_responsibility_type_id": WorkspaceUploadRequestResponsibilityType.optional()
}));
