/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { ErrorDetails } from './schemas/errorDetails.js';
import { Workspace } from './schemas/workspace.js';
import { WorkspaceList } from './schemas/workspaceList.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/workspaces';
export const WorkspacesListParams: ObjectSchema<types.WorkspacesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const WorkspacesList200Response = /* @__PURE__ */ lenientResponse(WorkspaceList);
export const WorkspacesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateParams: ObjectSchema<types.WorkspacesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const WorkspacesCreateBody = Workspace;
export const WorkspacesCreate201Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetParams: ObjectSchema<types.WorkspacesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid
}));
export const WorkspacesGet200Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateParams: ObjectSchema<types.WorkspacesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid
}));
export const WorkspacesUpdateBody = Workspace;
export const WorkspacesUpdate200Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDeleteParams: ObjectSchema<types.WorkspacesDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "workspaceId": formats.guid
}));
export const WorkspacesDelete200Response = /* @__PURE__ */ lenientResponse(Workspace);
export const WorkspacesDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
