/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Envelope } from './schemas/envelope.js';
import { EnvelopeAuditEventResponse } from './schemas/envelopeAuditEventResponse.js';
import { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import { EnvelopeIdsRequest } from './schemas/envelopeIdsRequest.js';
import { EnvelopeNotificationRequest } from './schemas/envelopeNotificationRequest.js';
import { EnvelopeSummary } from './schemas/envelopeSummary.js';
import { EnvelopeUpdateSummary } from './schemas/envelopeUpdateSummary.js';
import { EnvelopesInformation } from './schemas/envelopesInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Notification } from './schemas/notification.js';
import { PageImages } from './schemas/pageImages.js';
import { PageRequest } from './schemas/pageRequest.js';
import { UserSignature } from './schemas/userSignature.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelopes';
export const EnvelopesListStatusChangesParams: zod.ZodType<types.EnvelopesListStatusChangesParams, types.EnvelopesListStatusChangesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesListStatusChangesQueryParams: zod.ZodType<types.EnvelopesListStatusChangesQueryParams, types.EnvelopesListStatusChangesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "ac_status": zod.enum(['Unknown', 'Original', 'Transferred', 'AuthoritativeCopy', 'AuthoritativeCopyExportPending', 'AuthoritativeCopyExported', 'DepositPending', 'Deposited', 'DepositedEO', 'DepositFailed']).optional(),
    "block": zod.string().optional(),
    "cdse_mode": zod.string().optional(),
    "continuation_token": zod.string().optional(),
    "count": formats.integerString.optional(),
    "custom_field": zod.string().optional(),
    "email": zod.string().optional(),
    "envelope_ids": zod.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$/).optional(),
    "exclude": zod.string().regex(/^(recipients|powerforms|folders)(,(recipients|powerforms|folders))*$/).optional(),
    "folder_ids": zod.string().optional(),
    "folder_types": zod.string().regex(/^(normal|inbox|sentitems|draft|templates)(,(normal|inbox|sentitems|draft|templates))*$/).optional(),
    "from_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "from_to_status": zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing']).optional(),
    "include": zod.string().regex(/^(custom_fields|documents|attachments|extensions|folders|recipients|powerform|payment_tabs|workflow)(,(custom_fields|documents|attachments|extensions|folders|recipients|powerform|payment_tabs|workflow))*$/).optional(),
    "include_purge_information": formats.booleanString.optional(),
    "intersecting_folder_ids": zod.string().optional(),
    "last_queried_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['last_modified', 'action_required', 'created', 'completed', 'envelope_name', 'expire', 'sent', 'signer_list', 'status', 'subject', 'user_name', 'status_changed']).optional(),
    "powerformids": zod.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$/).optional(),
    "query_budget": zod.string().optional(),
    "requester_date_format": zod.string().optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided))*$/).optional(),
    "to_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "transaction_ids": zod.string().optional(),
    "user_filter": zod.enum(['sender', 'recipient', 'recipient_only']).optional(),
    "user_id": formats.guid.optional(),
    "user_name": zod.string().optional()
}));
export const EnvelopesListStatusChanges200Response = EnvelopesInformation;
export const EnvelopesListStatusChanges400Response = ErrorDetails;
export const EnvelopesListStatusChanges401Response = ErrorDetails;
export const EnvelopesListStatusChanges403Response = ErrorDetails;
export const EnvelopesListStatusChanges404Response = ErrorDetails;
export const EnvelopesListStatusChanges405Response = ErrorDetails;
export const EnvelopesListStatusChanges429Response = ErrorDetails;
export const EnvelopesListStatusChanges500Response = ErrorDetails;
export const EnvelopesCreateParams: zod.ZodType<types.EnvelopesCreateParams, types.EnvelopesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesCreateQueryParams: zod.ZodType<types.EnvelopesCreateQueryParams, types.EnvelopesCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "cdse_mode": zod.string().optional(),
    "change_routing_order": formats.booleanString.optional(),
    "completed_documents_only": formats.booleanString.optional(),
    "merge_roles_on_draft": formats.booleanString.optional()
}));
export const EnvelopesCreateBody = EnvelopeDefinition;
export const EnvelopesCreate201Response = EnvelopeSummary;
export const EnvelopesCreate400Response = ErrorDetails;
export const EnvelopesCreate401Response = ErrorDetails;
export const EnvelopesCreate403Response = ErrorDetails;
export const EnvelopesCreate404Response = ErrorDetails;
export const EnvelopesCreate405Response = ErrorDetails;
export const EnvelopesCreate429Response = ErrorDetails;
export const EnvelopesCreate500Response = ErrorDetails;
export const EnvelopesListStatusParams: zod.ZodType<types.EnvelopesListStatusParams, types.EnvelopesListStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesListStatusQueryParams: zod.ZodType<types.EnvelopesListStatusQueryParams, types.EnvelopesListStatusQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "ac_status": zod.enum(['Unknown', 'Original', 'Transferred', 'AuthoritativeCopy', 'AuthoritativeCopyExportPending', 'AuthoritativeCopyExported', 'DepositPending', 'Deposited', 'DepositedEO', 'DepositFailed']).optional(),
    "block": zod.string().optional(),
    "count": formats.integerString.optional(),
    "email": zod.string().optional(),
    "from_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "from_to_status": zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing']).optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided)(,(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided))*$/).optional(),
    "to_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "user_name": zod.string().optional(),
    "envelope_ids": zod.string().regex(/^(request_body|([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?(,([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?)*)$/).optional(),
    "transaction_ids": zod.string().optional()
}));
export const EnvelopesListStatusBody = EnvelopeIdsRequest;
export const EnvelopesListStatus200Response = EnvelopesInformation;
export const EnvelopesListStatus400Response = ErrorDetails;
export const EnvelopesListStatus401Response = ErrorDetails;
export const EnvelopesListStatus403Response = ErrorDetails;
export const EnvelopesListStatus404Response = ErrorDetails;
export const EnvelopesListStatus405Response = ErrorDetails;
export const EnvelopesListStatus429Response = ErrorDetails;
export const EnvelopesListStatus500Response = ErrorDetails;
export const EnvelopesGetParams: zod.ZodType<types.EnvelopesGetParams, types.EnvelopesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetQueryParams: zod.ZodType<types.EnvelopesGetQueryParams, types.EnvelopesGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "advanced_update": formats.booleanString.optional(),
    "include": zod.string().regex(/^(custom_fields|documents|attachments|extensions|folders|recipients|powerform|tabs|payment_tabs|workflow)(,(custom_fields|documents|attachments|extensions|folders|recipients|powerform|tabs|payment_tabs|workflow))*$/).optional()
}));
export const EnvelopesGet200Response = Envelope;
export const EnvelopesGet400Response = ErrorDetails;
export const EnvelopesGet401Response = ErrorDetails;
export const EnvelopesGet403Response = ErrorDetails;
export const EnvelopesGet404Response = ErrorDetails;
export const EnvelopesGet405Response = ErrorDetails;
export const EnvelopesGet429Response = ErrorDetails;
export const EnvelopesGet500Response = ErrorDetails;
export const EnvelopesUpdateParams: zod.ZodType<types.EnvelopesUpdateParams, types.EnvelopesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateQueryParams: zod.ZodType<types.EnvelopesUpdateQueryParams, types.EnvelopesUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "advanced_update": formats.booleanString.optional(),
    "resend_envelope": formats.booleanString.optional()
}));
export const EnvelopesUpdateHeader: zod.ZodType<types.EnvelopesUpdateHeader, types.EnvelopesUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateBody = Envelope;
export const EnvelopesUpdate200Response = EnvelopeUpdateSummary;
export const EnvelopesUpdate400Response = ErrorDetails;
export const EnvelopesUpdate401Response = ErrorDetails;
export const EnvelopesUpdate403Response = ErrorDetails;
export const EnvelopesUpdate404Response = ErrorDetails;
export const EnvelopesUpdate405Response = ErrorDetails;
export const EnvelopesUpdate429Response = ErrorDetails;
export const EnvelopesUpdate500Response = ErrorDetails;
export const EnvelopesListAuditEventsParams: zod.ZodType<types.EnvelopesListAuditEventsParams, types.EnvelopesListAuditEventsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesListAuditEvents200Response = EnvelopeAuditEventResponse;
export const EnvelopesListAuditEvents400Response = ErrorDetails;
export const EnvelopesListAuditEvents401Response = ErrorDetails;
export const EnvelopesListAuditEvents403Response = ErrorDetails;
export const EnvelopesListAuditEvents404Response = ErrorDetails;
export const EnvelopesListAuditEvents405Response = ErrorDetails;
export const EnvelopesListAuditEvents429Response = ErrorDetails;
export const EnvelopesListAuditEvents500Response = ErrorDetails;
export const EnvelopesGetNotificationSettingsParams: zod.ZodType<types.EnvelopesGetNotificationSettingsParams, types.EnvelopesGetNotificationSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetNotificationSettings200Response = Notification;
export const EnvelopesGetNotificationSettings400Response = ErrorDetails;
export const EnvelopesGetNotificationSettings401Response = ErrorDetails;
export const EnvelopesGetNotificationSettings403Response = ErrorDetails;
export const EnvelopesGetNotificationSettings404Response = ErrorDetails;
export const EnvelopesGetNotificationSettings405Response = ErrorDetails;
export const EnvelopesGetNotificationSettings429Response = ErrorDetails;
export const EnvelopesGetNotificationSettings500Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettingsParams: zod.ZodType<types.EnvelopesUpdateNotificationSettingsParams, types.EnvelopesUpdateNotificationSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateNotificationSettingsHeader: zod.ZodType<types.EnvelopesUpdateNotificationSettingsHeader, types.EnvelopesUpdateNotificationSettingsHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateNotificationSettingsBody = EnvelopeNotificationRequest;
export const EnvelopesUpdateNotificationSettings200Response = Notification;
export const EnvelopesUpdateNotificationSettings400Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettings401Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettings403Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettings404Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettings405Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettings429Response = ErrorDetails;
export const EnvelopesUpdateNotificationSettings500Response = ErrorDetails;
export const EnvelopesGetPageImagesParams: zod.ZodType<types.EnvelopesGetPageImagesParams, types.EnvelopesGetPageImagesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopesGetPageImagesQueryParams: zod.ZodType<types.EnvelopesGetPageImagesQueryParams, types.EnvelopesGetPageImagesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "nocache": formats.booleanString.optional(),
    "show_changes": formats.booleanString.optional(),
    "start_position": formats.integerString.optional()
}));
export const EnvelopesGetPageImages200Response = PageImages;
export const EnvelopesGetPageImages400Response = ErrorDetails;
export const EnvelopesGetPageImages401Response = ErrorDetails;
export const EnvelopesGetPageImages403Response = ErrorDetails;
export const EnvelopesGetPageImages404Response = ErrorDetails;
export const EnvelopesGetPageImages405Response = ErrorDetails;
export const EnvelopesGetPageImages429Response = ErrorDetails;
export const EnvelopesGetPageImages500Response = ErrorDetails;
export const EnvelopesDeleteDocumentPageParams: zod.ZodType<types.EnvelopesDeleteDocumentPageParams, types.EnvelopesDeleteDocumentPageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/),
    "documentId": formats.integerString
}));
export const EnvelopesDeleteDocumentPageHeader: zod.ZodType<types.EnvelopesDeleteDocumentPageHeader, types.EnvelopesDeleteDocumentPageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteDocumentPage400Response = ErrorDetails;
export const EnvelopesDeleteDocumentPage401Response = ErrorDetails;
export const EnvelopesDeleteDocumentPage403Response = ErrorDetails;
export const EnvelopesDeleteDocumentPage404Response = ErrorDetails;
export const EnvelopesDeleteDocumentPage405Response = ErrorDetails;
export const EnvelopesDeleteDocumentPage429Response = ErrorDetails;
export const EnvelopesDeleteDocumentPage500Response = ErrorDetails;
export const EnvelopesGetPageImageParams: zod.ZodType<types.EnvelopesGetPageImageParams, types.EnvelopesGetPageImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/),
    "documentId": formats.integerString
}));
export const EnvelopesGetPageImageQueryParams: zod.ZodType<types.EnvelopesGetPageImageQueryParams, types.EnvelopesGetPageImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "show_changes": formats.booleanString.optional()
}));
export const EnvelopesGetPageImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetPageImage400Response = ErrorDetails;
export const EnvelopesGetPageImage401Response = ErrorDetails;
export const EnvelopesGetPageImage403Response = ErrorDetails;
export const EnvelopesGetPageImage404Response = ErrorDetails;
export const EnvelopesGetPageImage405Response = ErrorDetails;
export const EnvelopesGetPageImage429Response = ErrorDetails;
export const EnvelopesGetPageImage500Response = ErrorDetails;
export const EnvelopesRotateDocumentPageParams: zod.ZodType<types.EnvelopesRotateDocumentPageParams, types.EnvelopesRotateDocumentPageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/),
    "documentId": formats.integerString
}));
export const EnvelopesRotateDocumentPageHeader: zod.ZodType<types.EnvelopesRotateDocumentPageHeader, types.EnvelopesRotateDocumentPageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesRotateDocumentPageBody = PageRequest;
export const EnvelopesRotateDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesRotateDocumentPage400Response = ErrorDetails;
export const EnvelopesRotateDocumentPage401Response = ErrorDetails;
export const EnvelopesRotateDocumentPage403Response = ErrorDetails;
export const EnvelopesRotateDocumentPage404Response = ErrorDetails;
export const EnvelopesRotateDocumentPage405Response = ErrorDetails;
export const EnvelopesRotateDocumentPage429Response = ErrorDetails;
export const EnvelopesRotateDocumentPage500Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImageParams: zod.ZodType<types.EnvelopesGetRecipientInitialsImageParams, types.EnvelopesGetRecipientInitialsImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesGetRecipientInitialsImageQueryParams: zod.ZodType<types.EnvelopesGetRecipientInitialsImageQueryParams, types.EnvelopesGetRecipientInitialsImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const EnvelopesGetRecipientInitialsImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetRecipientInitialsImage400Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImage401Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImage403Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImage404Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImage405Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImage429Response = ErrorDetails;
export const EnvelopesGetRecipientInitialsImage500Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImageParams: zod.ZodType<types.EnvelopesUpdateRecipientInitialsImageParams, types.EnvelopesUpdateRecipientInitialsImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesUpdateRecipientInitialsImageHeader: zod.ZodType<types.EnvelopesUpdateRecipientInitialsImageHeader, types.EnvelopesUpdateRecipientInitialsImageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateRecipientInitialsImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesUpdateRecipientInitialsImage400Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImage401Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImage403Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImage404Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImage405Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImage429Response = ErrorDetails;
export const EnvelopesUpdateRecipientInitialsImage500Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureParams: zod.ZodType<types.EnvelopesGetRecipientSignatureParams, types.EnvelopesGetRecipientSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesGetRecipientSignature200Response = UserSignature;
export const EnvelopesGetRecipientSignature400Response = ErrorDetails;
export const EnvelopesGetRecipientSignature401Response = ErrorDetails;
export const EnvelopesGetRecipientSignature403Response = ErrorDetails;
export const EnvelopesGetRecipientSignature404Response = ErrorDetails;
export const EnvelopesGetRecipientSignature405Response = ErrorDetails;
export const EnvelopesGetRecipientSignature429Response = ErrorDetails;
export const EnvelopesGetRecipientSignature500Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImageParams: zod.ZodType<types.EnvelopesGetRecipientSignatureImageParams, types.EnvelopesGetRecipientSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesGetRecipientSignatureImageQueryParams: zod.ZodType<types.EnvelopesGetRecipientSignatureImageQueryParams, types.EnvelopesGetRecipientSignatureImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const EnvelopesGetRecipientSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetRecipientSignatureImage400Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImage401Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImage403Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImage404Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImage405Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImage429Response = ErrorDetails;
export const EnvelopesGetRecipientSignatureImage500Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImageParams: zod.ZodType<types.EnvelopesUpdateRecipientSignatureImageParams, types.EnvelopesUpdateRecipientSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesUpdateRecipientSignatureImageHeader: zod.ZodType<types.EnvelopesUpdateRecipientSignatureImageHeader, types.EnvelopesUpdateRecipientSignatureImageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateRecipientSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesUpdateRecipientSignatureImage400Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImage401Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImage403Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImage404Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImage405Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImage429Response = ErrorDetails;
export const EnvelopesUpdateRecipientSignatureImage500Response = ErrorDetails;
