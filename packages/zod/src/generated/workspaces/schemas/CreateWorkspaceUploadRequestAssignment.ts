/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceUploadRequestResponsibilityType } from './WorkspaceUploadRequestResponsibilityType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CreateWorkspaceUploadRequestAssignment as Type } from '@countersign/types/workspaces/schemas/CreateWorkspaceUploadRequestAssignment';
export const CreateWorkspaceUploadRequestAssignment: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assignee_user_id": formats.guid.nullish(),
    "upload_request_responsibility_type_id": WorkspaceUploadRequestResponsibilityType,
    "first_name": zod.string().nullish(),
    "last_name": zod.string().nullish(),
    "email": zod.string().nullish()
}));
