/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreateWorkspaceUserResponse } from './schemas/CreateWorkspaceUserResponse.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { GetWorkspaceUsersResponse } from './schemas/GetWorkspaceUsersResponse.js';
import { RevokeWorkspaceUserDetails } from './schemas/RevokeWorkspaceUserDetails.js';
import { UpdateWorkspaceUserResponse } from './schemas/UpdateWorkspaceUserResponse.js';
import { WorkspaceUserForCreate } from './schemas/WorkspaceUserForCreate.js';
import { WorkspaceUserForUpdate } from './schemas/WorkspaceUserForUpdate.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/workspaces/workspace-users';
export const WorkspaceUsersGetWorkspaceUsersParams: ObjectSchema<types.WorkspaceUsersGetWorkspaceUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceUsersGetWorkspaceUsersQueryParams: ObjectSchema<types.WorkspaceUsersGetWorkspaceUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "start_position": zod.int().min(0).optional(),
    "filter": zod.string().optional(),
    "sort": zod.enum(['first_name_asc', 'last_name_asc', 'email_asc', 'first_name_desc', 'last_name_desc', 'email_desc']).optional()
}));
export const WorkspaceUsersGetWorkspaceUsers200Response: zod.ZodType<zod.output<typeof GetWorkspaceUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUsersResponse);
export const WorkspaceUsersGetWorkspaceUsers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUserParams: ObjectSchema<types.WorkspaceUsersAddWorkspaceUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceUsersAddWorkspaceUserBody = WorkspaceUserForCreate;
export const WorkspaceUsersAddWorkspaceUser201Response: zod.ZodType<zod.output<typeof CreateWorkspaceUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceUserResponse);
export const WorkspaceUsersAddWorkspaceUser400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUserParams: ObjectSchema<types.WorkspaceUsersUpdateWorkspaceUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "userId": formats.guid
}));
export const WorkspaceUsersUpdateWorkspaceUserBody = WorkspaceUserForUpdate;
export const WorkspaceUsersUpdateWorkspaceUser200Response: zod.ZodType<zod.output<typeof UpdateWorkspaceUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateWorkspaceUserResponse);
export const WorkspaceUsersUpdateWorkspaceUser400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccessParams: ObjectSchema<types.WorkspaceUsersRevokeWorkspaceUserAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "userId": formats.guid
}));
export const WorkspaceUsersRevokeWorkspaceUserAccessBody = RevokeWorkspaceUserDetails;
export const WorkspaceUsersRevokeWorkspaceUserAccess204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUsersRevokeWorkspaceUserAccess400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccessParams: ObjectSchema<types.WorkspaceUsersRestoreWorkspaceUserAccessParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "userId": formats.guid
}));
export const WorkspaceUsersRestoreWorkspaceUserAccess204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUsersRestoreWorkspaceUserAccess400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
