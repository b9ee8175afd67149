/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddWorkspaceDocumentRequest } from './schemas/AddWorkspaceDocumentRequest.js';
import { CreateWorkspaceDocumentResponse } from './schemas/CreateWorkspaceDocumentResponse.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { GetWorkspaceDocumentResponse } from './schemas/GetWorkspaceDocumentResponse.js';
import { GetWorkspaceDocumentsResponse } from './schemas/GetWorkspaceDocumentsResponse.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/workspaces/workspace-documents';
export const WorkspaceDocumentsGetWorkspaceDocumentsParams: ObjectSchema<types.WorkspaceDocumentsGetWorkspaceDocumentsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceDocumentsGetWorkspaceDocumentsQueryParams: ObjectSchema<types.WorkspaceDocumentsGetWorkspaceDocumentsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": zod.int().min(1).max(100).optional(),
    "start_position": zod.int().min(0).optional(),
    "name_filter": zod.string().optional()
}));
export const WorkspaceDocumentsGetWorkspaceDocuments200Response: zod.ZodType<zod.output<typeof GetWorkspaceDocumentsResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceDocumentsResponse);
export const WorkspaceDocumentsGetWorkspaceDocuments400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocumentParams: ObjectSchema<types.WorkspaceDocumentsAddWorkspaceDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid
}));
export const WorkspaceDocumentsAddWorkspaceDocumentBody = AddWorkspaceDocumentRequest;
export const WorkspaceDocumentsAddWorkspaceDocument201Response: zod.ZodType<zod.output<typeof CreateWorkspaceDocumentResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceDocumentResponse);
export const WorkspaceDocumentsAddWorkspaceDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentParams: ObjectSchema<types.WorkspaceDocumentsGetWorkspaceDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "documentId": formats.guid
}));
export const WorkspaceDocumentsGetWorkspaceDocument200Response: zod.ZodType<zod.output<typeof GetWorkspaceDocumentResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceDocumentResponse);
export const WorkspaceDocumentsGetWorkspaceDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocumentParams: ObjectSchema<types.WorkspaceDocumentsDeleteWorkspaceDocumentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "documentId": formats.guid
}));
export const WorkspaceDocumentsDeleteWorkspaceDocument204Response = /* @__PURE__ */ zod.void();
export const WorkspaceDocumentsDeleteWorkspaceDocument400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContentsParams: ObjectSchema<types.WorkspaceDocumentsGetWorkspaceDocumentContentsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid,
    "workspaceId": formats.guid,
    "documentId": formats.guid
}));
export const WorkspaceDocumentsGetWorkspaceDocumentContents200Response = /* @__PURE__ */ zod.unknown();
export const WorkspaceDocumentsGetWorkspaceDocumentContents400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
