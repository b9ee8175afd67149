/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CreateWorkspaceBody } from './schemas/CreateWorkspaceBody.js';
import { CreateWorkspaceEnvelopeResponse } from './schemas/CreateWorkspaceEnvelopeResponse.js';
import { CreateWorkspaceResponse } from './schemas/CreateWorkspaceResponse.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { GetWorkspaceAssignableRolesResponse } from './schemas/GetWorkspaceAssignableRolesResponse.js';
import { GetWorkspaceEnvelopesResponse } from './schemas/GetWorkspaceEnvelopesResponse.js';
import { GetWorkspaceResponse } from './schemas/GetWorkspaceResponse.js';
import { GetWorkspacesResponse } from './schemas/GetWorkspacesResponse.js';
import { UpdateWorkspaceBody } from './schemas/UpdateWorkspaceBody.js';
import { UpdateWorkspaceResponse } from './schemas/UpdateWorkspaceResponse.js';
import { WorkspaceEnvelopeForCreate } from './schemas/WorkspaceEnvelopeForCreate.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/workspaces/workspaces';
export const WorkspacesGetWorkspacesParams: ObjectSchema<types.WorkspacesGetWorkspacesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const WorkspacesGetWorkspacesQueryParams: ObjectSchema<types.WorkspacesGetWorkspacesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "start_position": zod.int().min(0).optional()
}));
export const WorkspacesGetWorkspaces200Response: zod.ZodType<zod.output<typeof GetWorkspacesResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspacesResponse);
export const WorkspacesGetWorkspaces400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceParams: ObjectSchema<types.WorkspacesCreateWorkspaceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid
}));
export const WorkspacesCreateWorkspaceBody = CreateWorkspaceBody;
export const WorkspacesCreateWorkspace201Response: zod.ZodType<zod.output<typeof CreateWorkspaceResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceResponse);
export const WorkspacesCreateWorkspace400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceParams: ObjectSchema<types.WorkspacesGetWorkspaceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspacesGetWorkspace200Response: zod.ZodType<zod.output<typeof GetWorkspaceResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceResponse);
export const WorkspacesGetWorkspace400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspaceParams: ObjectSchema<types.WorkspacesUpdateWorkspaceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspacesUpdateWorkspaceBody = UpdateWorkspaceBody;
export const WorkspacesUpdateWorkspace200Response: zod.ZodType<zod.output<typeof UpdateWorkspaceResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateWorkspaceResponse);
export const WorkspacesUpdateWorkspace400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRolesParams: ObjectSchema<types.WorkspacesGetWorkspaceAssignableRolesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspacesGetWorkspaceAssignableRolesQueryParams: ObjectSchema<types.WorkspacesGetWorkspaceAssignableRolesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "filter": zod.string().optional(),
    "start_position": zod.int().min(0).optional(),
    "count": zod.int().min(1).max(100).optional()
}));
export const WorkspacesGetWorkspaceAssignableRoles200Response: zod.ZodType<zod.output<typeof GetWorkspaceAssignableRolesResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceAssignableRolesResponse);
export const WorkspacesGetWorkspaceAssignableRoles400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopesParams: ObjectSchema<types.WorkspacesGetWorkspaceEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspacesGetWorkspaceEnvelopes200Response: zod.ZodType<zod.output<typeof GetWorkspaceEnvelopesResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceEnvelopesResponse);
export const WorkspacesGetWorkspaceEnvelopes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelopeParams: ObjectSchema<types.WorkspacesCreateWorkspaceEnvelopeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspacesCreateWorkspaceEnvelopeBody = WorkspaceEnvelopeForCreate;
export const WorkspacesCreateWorkspaceEnvelope201Response: zod.ZodType<zod.output<typeof CreateWorkspaceEnvelopeResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceEnvelopeResponse);
export const WorkspacesCreateWorkspaceEnvelope400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
