/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Workspace } from './schemas/workspace.js';
import { WorkspaceList } from './schemas/workspaceList.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/workspaces';
export const WorkspacesListParams: zod.ZodType<types.WorkspacesListParams, types.WorkspacesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const WorkspacesList200Response = WorkspaceList;
export const WorkspacesList400Response = ErrorDetails;
export const WorkspacesList401Response = ErrorDetails;
export const WorkspacesList403Response = ErrorDetails;
export const WorkspacesList404Response = ErrorDetails;
export const WorkspacesList405Response = ErrorDetails;
export const WorkspacesList429Response = ErrorDetails;
export const WorkspacesList500Response = ErrorDetails;
export const WorkspacesCreateParams: zod.ZodType<types.WorkspacesCreateParams, types.WorkspacesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const WorkspacesCreateBody = Workspace;
export const WorkspacesCreate201Response = Workspace;
export const WorkspacesCreate400Response = ErrorDetails;
export const WorkspacesCreate401Response = ErrorDetails;
export const WorkspacesCreate403Response = ErrorDetails;
export const WorkspacesCreate404Response = ErrorDetails;
export const WorkspacesCreate405Response = ErrorDetails;
export const WorkspacesCreate429Response = ErrorDetails;
export const WorkspacesCreate500Response = ErrorDetails;
export const WorkspacesGetParams: zod.ZodType<types.WorkspacesGetParams, types.WorkspacesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid
}));
export const WorkspacesGet200Response = Workspace;
export const WorkspacesGet400Response = ErrorDetails;
export const WorkspacesGet401Response = ErrorDetails;
export const WorkspacesGet403Response = ErrorDetails;
export const WorkspacesGet404Response = ErrorDetails;
export const WorkspacesGet405Response = ErrorDetails;
export const WorkspacesGet429Response = ErrorDetails;
export const WorkspacesGet500Response = ErrorDetails;
export const WorkspacesUpdateParams: zod.ZodType<types.WorkspacesUpdateParams, types.WorkspacesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid
}));
export const WorkspacesUpdateBody = Workspace;
export const WorkspacesUpdate200Response = Workspace;
export const WorkspacesUpdate400Response = ErrorDetails;
export const WorkspacesUpdate401Response = ErrorDetails;
export const WorkspacesUpdate403Response = ErrorDetails;
export const WorkspacesUpdate404Response = ErrorDetails;
export const WorkspacesUpdate405Response = ErrorDetails;
export const WorkspacesUpdate429Response = ErrorDetails;
export const WorkspacesUpdate500Response = ErrorDetails;
export const WorkspacesDeleteParams: zod.ZodType<types.WorkspacesDeleteParams, types.WorkspacesDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid
}));
export const WorkspacesDelete200Response = Workspace;
export const WorkspacesDelete400Response = ErrorDetails;
export const WorkspacesDelete401Response = ErrorDetails;
export const WorkspacesDelete403Response = ErrorDetails;
export const WorkspacesDelete404Response = ErrorDetails;
export const WorkspacesDelete405Response = ErrorDetails;
export const WorkspacesDelete429Response = ErrorDetails;
export const WorkspacesDelete500Response = ErrorDetails;
