/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddWorkspaceUploadRequestDocumentRequest } from './schemas/AddWorkspaceUploadRequestDocumentRequest.js';
import { AddWorkspaceUploadRequestDocumentResponse } from './schemas/AddWorkspaceUploadRequestDocumentResponse.js';
import { CreateWorkspaceUploadRequestBody } from './schemas/CreateWorkspaceUploadRequestBody.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { GetWorkspaceUploadRequestResponse } from './schemas/GetWorkspaceUploadRequestResponse.js';
import { GetWorkspaceUploadRequestsResponse } from './schemas/GetWorkspaceUploadRequestsResponse.js';
import { UpdateWorkspaceUploadRequestBody } from './schemas/UpdateWorkspaceUploadRequestBody.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/workspaces/workspace-upload-request';
export const WorkspaceUploadRequestGetWorkspaceUploadRequestsParams: ObjectSchema<types.WorkspaceUploadRequestGetWorkspaceUploadRequestsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceUploadRequestGetWorkspaceUploadRequests200Response: zod.ZodType<zod.output<typeof GetWorkspaceUploadRequestsResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestsResponse);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequestParams: ObjectSchema<types.WorkspaceUploadRequestCreateWorkspaceUploadRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceUploadRequestCreateWorkspaceUploadRequestBody = CreateWorkspaceUploadRequestBody;
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response: zod.ZodType<zod.output<typeof GetWorkspaceUploadRequestResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestResponse);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequestParams: ObjectSchema<types.WorkspaceUploadRequestGetWorkspaceUploadRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "uploadRequestId": formats.guid
}));
export const WorkspaceUploadRequestGetWorkspaceUploadRequest200Response: zod.ZodType<zod.output<typeof GetWorkspaceUploadRequestResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestResponse);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams: ObjectSchema<types.WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "uploadRequestId": formats.guid
}));
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequestBody = UpdateWorkspaceUploadRequestBody;
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response: zod.ZodType<zod.output<typeof GetWorkspaceUploadRequestResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestResponse);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams: ObjectSchema<types.WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "uploadRequestId": formats.guid
}));
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams: ObjectSchema<types.WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "uploadRequestId": formats.guid
}));
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentBody = AddWorkspaceUploadRequestDocumentRequest;
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response: zod.ZodType<zod.output<typeof AddWorkspaceUploadRequestDocumentResponse>, unknown> = /* @__PURE__ */ lenientResponse(AddWorkspaceUploadRequestDocumentResponse);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams: ObjectSchema<types.WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "uploadRequestId": formats.guid
}));
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
