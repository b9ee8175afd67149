// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import * as zod from 'zod/mini';
import { miniObject } from '../../mini/mini-object.js';
import type { MiniObject } from '../../mini/mini-object.js';
import { made } from '../../mini/made.js';
import { lenientResponse } from '../../mini/readings.js';
import type * as types from '@countersign/types/workspaces';
const guid = /* @__PURE__ */ zod.stringFormat('guid', /^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/);
const dateTime = /* @__PURE__ */ zod.iso.datetime({ offset: true });
const instanceofBlobField = /* @__PURE__ */ zod.instanceof(Blob);
const nullableStringField = /* @__PURE__ */ made(() => zod.nullable(zod.string()));
const nullishStringField = /* @__PURE__ */ made(() => zod.nullish(zod.string()));
const stringCheckMinLength1Field = /* @__PURE__ */ made(() => zod.string().check(zod.minLength(1)));
const nullishGuidField = /* @__PURE__ */ zod.nullish(guid);
const optionalGuidField = /* @__PURE__ */ zod.optional(guid);
const nullishIntCheckGte0Field = /* @__PURE__ */ made(() => zod.nullish(zod.int().check(zod.gte(0))));
const nullishDateTimeField = /* @__PURE__ */ zod.nullish(dateTime);
const optionalArrayGuidField = /* @__PURE__ */ made(() => zod.optional(zod.array(guid)));
const nullishIntField = /* @__PURE__ */ made(() => zod.nullish(zod.int()));
const arrayStringField = /* @__PURE__ */ made(() => zod.array(zod.string()));
const optionalBooleanField = /* @__PURE__ */ made(() => zod.optional(zod.boolean()));
const booleanField = /* @__PURE__ */ zod.boolean();
const nullishBooleanField = /* @__PURE__ */ made(() => zod.nullish(zod.boolean()));
const optionalIntCheckGte1CheckLte100Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(1)).check(zod.lte(100))));
const optionalIntCheckGte0Field = /* @__PURE__ */ made(() => zod.optional(zod.int().check(zod.gte(0))));
const optionalStringField = /* @__PURE__ */ made(() => zod.optional(zod.string()));
const fieldsOfGetWorkspaceAssignableRolesResponse = () => ({
    "result_set_size": nullishIntCheckGte0Field,
    "start_position": nullishIntCheckGte0Field,
    "end_position": nullishIntField,
    "total_row_count": nullishIntCheckGte0Field
});
const fieldsOfGetWorkspaceBrandResponse = () => ({
    "brand_id": nullishStringField,
    "brand_name": nullishStringField,
    "brand_company": nullishStringField,
    "colors": zod.array(BrandColor),
    "logos": zod.optional(BrandLogos),
    "brand_languages": arrayStringField,
    "default_brand_language": nullishStringField,
    "is_sending_default": optionalBooleanField,
    "is_signing_default": optionalBooleanField,
    "primary_logo_id": nullishStringField,
    "secondary_logo_id": nullishStringField,
    "email_logo_id": nullishStringField
});
const fieldsOfGetWorkspaceUploadRequestResponse = () => ({
    "name": nullableStringField,
    "upload_request_owner": WorkspaceUploadRequestOwner,
    "documents": zod.array(WorkspaceUploadRequestDocument),
    "assignments": zod.array(WorkspaceUploadRequestAssignment),
    "created_date": dateTime,
    "updated_date": dateTime,
    "due_date": nullishDateTimeField,
    "sent_date": nullishDateTimeField,
    "completed_date": nullishDateTimeField,
    "can_edit": booleanField,
    "can_delete": booleanField
});
export const AddWorkspaceDocumentRequest: MiniObject<types.AddWorkspaceDocumentRequest> = /* @__PURE__ */ miniObject(() => ({
    "file": zod.instanceof(Blob)
}));
export const AddWorkspaceUploadRequestDocumentRequest: MiniObject<types.AddWorkspaceUploadRequestDocumentRequest> = /* @__PURE__ */ miniObject(() => ({
    "file": instanceofBlobField
}));
export const AddWorkspaceUploadRequestDocumentResponse: MiniObject<types.AddWorkspaceUploadRequestDocumentResponse> = /* @__PURE__ */ miniObject(() => ({
    "upload_request_id": guid,
    "document_id": guid,
    "document_name": nullableStringField
}));
export const BrandColor: MiniObject<types.BrandColor> = /* @__PURE__ */ miniObject(() => ({
    "name": nullishStringField,
    "value": nullishStringField
}));
export const BrandLogos: MiniObject<types.BrandLogos> = /* @__PURE__ */ miniObject(() => ({
    "primary": nullishStringField,
    "secondary": nullishStringField,
    "email": nullishStringField
}));
export const CreateWorkspaceBody: MiniObject<types.CreateWorkspaceBody> = /* @__PURE__ */ miniObject(() => ({
    "name": stringCheckMinLength1Field,
    "brand_id": zod.nullish(guid)
}));
export const CreateWorkspaceDocumentOwner: MiniObject<types.CreateWorkspaceDocumentOwner> = /* @__PURE__ */ miniObject(() => ({
    "user_id": zod.optional(guid),
    "first_name": nullishStringField,
    "last_name": nullishStringField
}));
export const CreateWorkspaceDocumentResponse: MiniObject<types.CreateWorkspaceDocumentResponse> = /* @__PURE__ */ miniObject(() => ({
    "document_id": optionalGuidField,
    "name": nullishStringField,
    "owner_id": optionalGuidField,
    "size": nullishIntCheckGte0Field,
    "created_date": zod.nullish(dateTime),
    "last_updated_date": nullishDateTimeField,
    "owner": zod.optional(CreateWorkspaceDocumentOwner)
}));
export const CreateWorkspaceEnvelopeResponse: MiniObject<types.CreateWorkspaceEnvelopeResponse> = /* @__PURE__ */ miniObject(() => ({
    "envelope_id": nullishStringField
}));
export const CreateWorkspaceResponse: MiniObject<types.CreateWorkspaceResponse> = /* @__PURE__ */ miniObject(() => ({
    "workspace_id": guid,
    "name": nullishStringField,
    "created_date": nullishDateTimeField,
    "created_by_user_id": optionalGuidField,
    "workspace_owner_ids": optionalArrayGuidField
}));
export const CreateWorkspaceUploadRequestAssignment: MiniObject<types.CreateWorkspaceUploadRequestAssignment> = /* @__PURE__ */ miniObject(() => ({
    "assignee_user_id": nullishGuidField,
    "upload_request_responsibility_type_id": WorkspaceUploadRequestResponsibilityType,
    "first_name": nullishStringField,
    "last_name": nullishStringField,
    "email": nullishStringField
}));
export const CreateWorkspaceUploadRequestBody: MiniObject<types.CreateWorkspaceUploadRequestBody> = /* @__PURE__ */ miniObject(() => ({
    "name": stringCheckMinLength1Field,
    "description": zod.string(),
    "due_date": dateTime,
    "assignments": zod.array(CreateWorkspaceUploadRequestAssignment),
    "status": WorkspaceUploadRequestStatus
}));
export const CreateWorkspaceUserResponse: MiniObject<types.CreateWorkspaceUserResponse> = /* @__PURE__ */ miniObject(() => ({
    "workspace_id": optionalGuidField,
    "user_id": optionalGuidField,
    "role_id": optionalGuidField,
    "email": nullishStringField,
    "first_name": nullishStringField,
    "last_name": nullishStringField
}));
export const ErrorDetails: MiniObject<types.ErrorDetails> = /* @__PURE__ */ miniObject(() => ({
    "message": nullableStringField,
    "error_code": nullableStringField
}));
export const GetWorkspaceAssignableRolesResponse: MiniObject<types.GetWorkspaceAssignableRolesResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceAssignableRolesResponse(),
    "roles": zod.array(WorkspaceRoleSummary),
    "current_role_id": optionalGuidField
}));
export const GetWorkspaceBrandResponse: MiniObject<types.GetWorkspaceBrandResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceBrandResponse()
}));
export const GetWorkspaceDocumentResponse: MiniObject<types.GetWorkspaceDocumentResponse> = /* @__PURE__ */ miniObject(() => ({
    "workspace_id": optionalGuidField,
    "document_id": guid,
    "name": stringCheckMinLength1Field,
    "owner_id": optionalGuidField,
    "size": nullishIntCheckGte0Field,
    "created_date": nullishDateTimeField,
    "content_type": nullishStringField
}));
export const GetWorkspaceDocumentsResponse: MiniObject<types.GetWorkspaceDocumentsResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceAssignableRolesResponse(),
    "documents": zod.array(WorkspaceDocument)
}));
export const GetWorkspaceEnvelopesResponse: MiniObject<types.GetWorkspaceEnvelopesResponse> = /* @__PURE__ */ miniObject(() => ({
    "envelopes": zod.array(WorkspaceEnvelopeSummary)
}));
export const GetWorkspaceResponse: MiniObject<types.GetWorkspaceResponse> = /* @__PURE__ */ miniObject(() => ({
    "workspace_id": guid,
    "name": nullishStringField,
    "created_date": nullishDateTimeField,
    "created_by_user_id": optionalGuidField,
    "workspace_owner_ids": optionalArrayGuidField
}));
export const GetWorkspaceUploadRequestResponse: MiniObject<types.GetWorkspaceUploadRequestResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceUploadRequestResponse(),
    "upload_request_id": guid,
    "workspace_id": guid,
    "description": nullishStringField,
    "status": WorkspaceUploadRequestStatus,
    "can_view": zod.boolean()
}));
export const GetWorkspaceUploadRequestsResponse: MiniObject<types.GetWorkspaceUploadRequestsResponse> = /* @__PURE__ */ miniObject(() => ({
    "data": zod.array(WorkspaceUploadRequest)
}));
export const GetWorkspaceUsersResponse: MiniObject<types.GetWorkspaceUsersResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceAssignableRolesResponse(),
    "users": zod.array(WorkspaceUserSummary)
}));
export const GetWorkspacesResponse: MiniObject<types.GetWorkspacesResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceAssignableRolesResponse(),
    "workspaces": zod.array(WorkspaceSummary)
}));
export const RevokeWorkspaceUserDetails: MiniObject<types.RevokeWorkspaceUserDetails> = /* @__PURE__ */ miniObject(() => ({
    "revocation_date": nullishDateTimeField
}));
export const UpdateWorkspaceBody: MiniObject<types.UpdateWorkspaceBody> = /* @__PURE__ */ miniObject(() => ({
    "name": stringCheckMinLength1Field
}));
export const UpdateWorkspaceBrandBody: MiniObject<types.UpdateWorkspaceBrandBody> = /* @__PURE__ */ miniObject(() => ({
    "brand_id": nullishGuidField
}));
export const UpdateWorkspaceBrandResponse: MiniObject<types.UpdateWorkspaceBrandResponse> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceBrandResponse()
}));
export const UpdateWorkspaceResponse: MiniObject<types.UpdateWorkspaceResponse> = /* @__PURE__ */ miniObject(() => ({
    "workspace_id": guid,
    "name": nullishStringField,
    "created_date": nullishDateTimeField,
    "created_by_user_id": optionalGuidField,
    "workspace_owner_ids": optionalArrayGuidField
}));
export const UpdateWorkspaceUploadRequestBody: MiniObject<types.UpdateWorkspaceUploadRequestBody> = /* @__PURE__ */ miniObject(() => ({
    "upload_request_id": nullishGuidField,
    "workspace_id": nullishGuidField,
    "name": stringCheckMinLength1Field,
    "description": nullishStringField,
    "upload_request_owner": zod.optional(WorkspaceUploadRequestOwner),
    "status": WorkspaceUploadRequestStatus,
    "documents": zod.optional(zod.array(WorkspaceUploadRequestDocument)),
    "assignments": zod.optional(zod.array(WorkspaceUploadRequestAssignment)),
    "created_date": nullishStringField,
    "updated_date": nullishStringField,
    "due_date": dateTime,
    "sent_date": nullishStringField,
    "completed_date": nullishStringField,
    "can_view": nullishBooleanField,
    "can_edit": nullishBooleanField,
    "can_delete": nullishBooleanField
}));
export const UpdateWorkspaceUserResponse: MiniObject<types.UpdateWorkspaceUserResponse> = /* @__PURE__ */ miniObject(() => ({
    "role_id": optionalGuidField
}));
export const WorkspaceDocument: MiniObject<types.WorkspaceDocument> = /* @__PURE__ */ miniObject(() => ({
    "document_id": guid,
    "name": nullishStringField,
    "owner_id": optionalGuidField,
    "size": nullishIntCheckGte0Field,
    "created_date": nullishDateTimeField,
    "last_updated_date": nullishDateTimeField,
    "owner": zod.optional(WorkspaceDocumentOwner)
}));
export const WorkspaceDocumentOwner: MiniObject<types.WorkspaceDocumentOwner> = /* @__PURE__ */ miniObject(() => ({
    "first_name": nullishStringField,
    "last_name": nullishStringField
}));
export const WorkspaceEnvelopeForCreate: MiniObject<types.WorkspaceEnvelopeForCreate> = /* @__PURE__ */ miniObject(() => ({
    "envelope_name": stringCheckMinLength1Field,
    "document_ids": optionalArrayGuidField
}));
export const WorkspaceEnvelopeSummary: MiniObject<types.WorkspaceEnvelopeSummary> = /* @__PURE__ */ miniObject(() => ({
    "envelope_id": nullableStringField,
    "status": nullableStringField,
    "name": nullishStringField,
    "subject": nullishStringField,
    "created_date": nullishDateTimeField,
    "last_updated_date": nullishDateTimeField
}));
export const WorkspaceRoleSummary: MiniObject<types.WorkspaceRoleSummary> = /* @__PURE__ */ miniObject(() => ({
    "role_id": optionalGuidField,
    "name": nullishStringField,
    "is_external": nullishBooleanField,
    "created_date": nullishDateTimeField
}));
export const WorkspaceSummary: MiniObject<types.WorkspaceSummary> = /* @__PURE__ */ miniObject(() => ({
    "workspace_id": guid,
    "name": nullishStringField,
    "created_date": nullishDateTimeField,
    "created_by_user_id": optionalGuidField
}));
export const WorkspaceUploadRequest: MiniObject<types.WorkspaceUploadRequest> = /* @__PURE__ */ miniObject(() => ({
    ...fieldsOfGetWorkspaceUploadRequestResponse(),
    "upload_request_id": guid,
    "workspace_id": guid,
    "description": nullishStringField,
    "status": WorkspaceUploadRequestStatus,
    "can_view": booleanField
}));
export const WorkspaceUploadRequestAssignment: MiniObject<types.WorkspaceUploadRequestAssignment> = /* @__PURE__ */ miniObject(() => ({
    "assignee_user_id": guid,
    "upload_request_responsibility_type_id": zod.optional(WorkspaceUploadRequestResponsibilityType)
}));
export const WorkspaceUploadRequestDocument: MiniObject<types.WorkspaceUploadRequestDocument> = /* @__PURE__ */ miniObject(() => ({
    "document_name": nullishStringField,
    "document_id": optionalGuidField
}));
export const WorkspaceUploadRequestOwner: MiniObject<types.WorkspaceUploadRequestOwner> = /* @__PURE__ */ miniObject(() => ({
    "user_id": guid
}));
export const WorkspaceUserForCreate: MiniObject<types.WorkspaceUserForCreate> = /* @__PURE__ */ miniObject(() => ({
    "email": stringCheckMinLength1Field,
    "first_name": stringCheckMinLength1Field,
    "last_name": stringCheckMinLength1Field,
    "role_id": nullishGuidField
}));
export const WorkspaceUserForUpdate: MiniObject<types.WorkspaceUserForUpdate> = /* @__PURE__ */ miniObject(() => ({
    "role_id": guid
}));
export const WorkspaceUserSummary: MiniObject<types.WorkspaceUserSummary> = /* @__PURE__ */ miniObject(() => ({
    "user_id": optionalGuidField,
    "email": nullishStringField,
    "first_name": nullishStringField,
    "last_name": nullishStringField,
    "role_id": optionalGuidField,
    "role_name": nullishStringField
}));
export const WorkspaceUploadRequestResponsibilityType = /* @__PURE__ */ zod.enum(['watcher', 'assignee']);
export const WorkspaceUploadRequestStatus = /* @__PURE__ */ zod.enum(['draft', 'in_progress', 'overdue', 'complete', 'unknown']);
export const WorkspaceBrandsGetWorkspaceBrandParams: MiniObject<types.WorkspaceBrandsGetWorkspaceBrandParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceBrandsGetWorkspaceBrand200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceBrandResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceBrandResponse);
export const WorkspaceBrandsGetWorkspaceBrand400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsGetWorkspaceBrand500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrandParams: MiniObject<types.WorkspaceBrandsUpdateWorkspaceBrandParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceBrandsUpdateWorkspaceBrandBody = UpdateWorkspaceBrandBody;
export const WorkspaceBrandsUpdateWorkspaceBrand200Response: zod.ZodMiniType<zod.output<typeof UpdateWorkspaceBrandResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateWorkspaceBrandResponse);
export const WorkspaceBrandsUpdateWorkspaceBrand400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceBrandsUpdateWorkspaceBrand500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentsParams: MiniObject<types.WorkspaceDocumentsGetWorkspaceDocumentsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceDocumentsGetWorkspaceDocumentsQueryParams: MiniObject<types.WorkspaceDocumentsGetWorkspaceDocumentsQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "start_position": optionalIntCheckGte0Field,
    "name_filter": optionalStringField
}));
export const WorkspaceDocumentsGetWorkspaceDocuments200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceDocumentsResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceDocumentsResponse);
export const WorkspaceDocumentsGetWorkspaceDocuments400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocuments500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocumentParams: MiniObject<types.WorkspaceDocumentsAddWorkspaceDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceDocumentsAddWorkspaceDocumentBody = AddWorkspaceDocumentRequest;
export const WorkspaceDocumentsAddWorkspaceDocument201Response: zod.ZodMiniType<zod.output<typeof CreateWorkspaceDocumentResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceDocumentResponse);
export const WorkspaceDocumentsAddWorkspaceDocument400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsAddWorkspaceDocument500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentParams: MiniObject<types.WorkspaceDocumentsGetWorkspaceDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "documentId": guid
}));
export const WorkspaceDocumentsGetWorkspaceDocument200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceDocumentResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceDocumentResponse);
export const WorkspaceDocumentsGetWorkspaceDocument400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocument500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocumentParams: MiniObject<types.WorkspaceDocumentsDeleteWorkspaceDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "documentId": guid
}));
export const WorkspaceDocumentsDeleteWorkspaceDocument204Response = /* @__PURE__ */ zod.void();
export const WorkspaceDocumentsDeleteWorkspaceDocument400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsDeleteWorkspaceDocument500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContentsParams: MiniObject<types.WorkspaceDocumentsGetWorkspaceDocumentContentsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "documentId": guid
}));
export const WorkspaceDocumentsGetWorkspaceDocumentContents200Response = /* @__PURE__ */ zod.unknown();
export const WorkspaceDocumentsGetWorkspaceDocumentContents400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceDocumentsGetWorkspaceDocumentContents500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequestsParams: MiniObject<types.WorkspaceUploadRequestGetWorkspaceUploadRequestsParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceUploadRequestGetWorkspaceUploadRequests200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceUploadRequestsResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestsResponse);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequests500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequestParams: MiniObject<types.WorkspaceUploadRequestCreateWorkspaceUploadRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceUploadRequestCreateWorkspaceUploadRequestBody = CreateWorkspaceUploadRequestBody;
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceUploadRequestResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestResponse);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCreateWorkspaceUploadRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequestParams: MiniObject<types.WorkspaceUploadRequestGetWorkspaceUploadRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "uploadRequestId": guid
}));
export const WorkspaceUploadRequestGetWorkspaceUploadRequest200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceUploadRequestResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestResponse);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestGetWorkspaceUploadRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams: MiniObject<types.WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "uploadRequestId": guid
}));
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequestBody = UpdateWorkspaceUploadRequestBody;
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceUploadRequestResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUploadRequestResponse);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestUpdateWorkspaceUploadRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams: MiniObject<types.WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "uploadRequestId": guid
}));
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestDeleteWorkspaceUploadRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams: MiniObject<types.WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "uploadRequestId": guid
}));
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentBody = AddWorkspaceUploadRequestDocumentRequest;
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response: zod.ZodMiniType<zod.output<typeof AddWorkspaceUploadRequestDocumentResponse>, unknown> = /* @__PURE__ */ lenientResponse(AddWorkspaceUploadRequestDocumentResponse);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestAddWorkspaceUploadRequestDocument500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams: MiniObject<types.WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "uploadRequestId": guid
}));
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUploadRequestCompleteWorkspaceUploadRequest500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsersParams: MiniObject<types.WorkspaceUsersGetWorkspaceUsersParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceUsersGetWorkspaceUsersQueryParams: MiniObject<types.WorkspaceUsersGetWorkspaceUsersQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "start_position": optionalIntCheckGte0Field,
    "filter": optionalStringField,
    "sort": zod.optional(zod.enum(['first_name_asc', 'last_name_asc', 'email_asc', 'first_name_desc', 'last_name_desc', 'email_desc']))
}));
export const WorkspaceUsersGetWorkspaceUsers200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceUsersResponse);
export const WorkspaceUsersGetWorkspaceUsers400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersGetWorkspaceUsers500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUserParams: MiniObject<types.WorkspaceUsersAddWorkspaceUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspaceUsersAddWorkspaceUserBody = WorkspaceUserForCreate;
export const WorkspaceUsersAddWorkspaceUser201Response: zod.ZodMiniType<zod.output<typeof CreateWorkspaceUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceUserResponse);
export const WorkspaceUsersAddWorkspaceUser400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersAddWorkspaceUser500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUserParams: MiniObject<types.WorkspaceUsersUpdateWorkspaceUserParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "userId": guid
}));
export const WorkspaceUsersUpdateWorkspaceUserBody = WorkspaceUserForUpdate;
export const WorkspaceUsersUpdateWorkspaceUser200Response: zod.ZodMiniType<zod.output<typeof UpdateWorkspaceUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateWorkspaceUserResponse);
export const WorkspaceUsersUpdateWorkspaceUser400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersUpdateWorkspaceUser500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccessParams: MiniObject<types.WorkspaceUsersRevokeWorkspaceUserAccessParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "userId": guid
}));
export const WorkspaceUsersRevokeWorkspaceUserAccessBody = RevokeWorkspaceUserDetails;
export const WorkspaceUsersRevokeWorkspaceUserAccess204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUsersRevokeWorkspaceUserAccess400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRevokeWorkspaceUserAccess500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccessParams: MiniObject<types.WorkspaceUsersRestoreWorkspaceUserAccessParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid,
    "userId": guid
}));
export const WorkspaceUsersRestoreWorkspaceUserAccess204Response = /* @__PURE__ */ zod.void();
export const WorkspaceUsersRestoreWorkspaceUserAccess400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspaceUsersRestoreWorkspaceUserAccess500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspacesParams: MiniObject<types.WorkspacesGetWorkspacesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const WorkspacesGetWorkspacesQueryParams: MiniObject<types.WorkspacesGetWorkspacesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "count": optionalIntCheckGte1CheckLte100Field,
    "start_position": optionalIntCheckGte0Field
}));
export const WorkspacesGetWorkspaces200Response: zod.ZodMiniType<zod.output<typeof GetWorkspacesResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspacesResponse);
export const WorkspacesGetWorkspaces400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaces500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceParams: MiniObject<types.WorkspacesCreateWorkspaceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid
}));
export const WorkspacesCreateWorkspaceBody = CreateWorkspaceBody;
export const WorkspacesCreateWorkspace201Response: zod.ZodMiniType<zod.output<typeof CreateWorkspaceResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceResponse);
export const WorkspacesCreateWorkspace400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspace500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceParams: MiniObject<types.WorkspacesGetWorkspaceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspacesGetWorkspace200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceResponse);
export const WorkspacesGetWorkspace400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspace500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspaceParams: MiniObject<types.WorkspacesUpdateWorkspaceParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspacesUpdateWorkspaceBody = UpdateWorkspaceBody;
export const WorkspacesUpdateWorkspace200Response: zod.ZodMiniType<zod.output<typeof UpdateWorkspaceResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateWorkspaceResponse);
export const WorkspacesUpdateWorkspace400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesUpdateWorkspace500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRolesParams: MiniObject<types.WorkspacesGetWorkspaceAssignableRolesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspacesGetWorkspaceAssignableRolesQueryParams: MiniObject<types.WorkspacesGetWorkspaceAssignableRolesQueryParams> = /* @__PURE__ */ miniObject(() => ({
    "filter": optionalStringField,
    "start_position": optionalIntCheckGte0Field,
    "count": optionalIntCheckGte1CheckLte100Field
}));
export const WorkspacesGetWorkspaceAssignableRoles200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceAssignableRolesResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceAssignableRolesResponse);
export const WorkspacesGetWorkspaceAssignableRoles400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceAssignableRoles500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopesParams: MiniObject<types.WorkspacesGetWorkspaceEnvelopesParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspacesGetWorkspaceEnvelopes200Response: zod.ZodMiniType<zod.output<typeof GetWorkspaceEnvelopesResponse>, unknown> = /* @__PURE__ */ lenientResponse(GetWorkspaceEnvelopesResponse);
export const WorkspacesGetWorkspaceEnvelopes400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesGetWorkspaceEnvelopes500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelopeParams: MiniObject<types.WorkspacesCreateWorkspaceEnvelopeParams> = /* @__PURE__ */ miniObject(() => ({
    "accountId": guid,
    "workspaceId": guid
}));
export const WorkspacesCreateWorkspaceEnvelopeBody = WorkspaceEnvelopeForCreate;
export const WorkspacesCreateWorkspaceEnvelope201Response: zod.ZodMiniType<zod.output<typeof CreateWorkspaceEnvelopeResponse>, unknown> = /* @__PURE__ */ lenientResponse(CreateWorkspaceEnvelopeResponse);
export const WorkspacesCreateWorkspaceEnvelope400Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope401Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope403Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope404Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope405Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope429Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const WorkspacesCreateWorkspaceEnvelope500Response: zod.ZodMiniType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);

