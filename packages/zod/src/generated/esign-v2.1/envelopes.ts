/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  Envelope
} from './schemas/envelope.zod.js';

import {
  EnvelopeAuditEventResponse
} from './schemas/envelopeAuditEventResponse.zod.js';

import {
  EnvelopeDefinition
} from './schemas/envelopeDefinition.zod.js';

import {
  EnvelopeIdsRequest
} from './schemas/envelopeIdsRequest.zod.js';

import {
  EnvelopeNotificationRequest
} from './schemas/envelopeNotificationRequest.zod.js';

import {
  EnvelopeSummary
} from './schemas/envelopeSummary.zod.js';

import {
  EnvelopeUpdateSummary
} from './schemas/envelopeUpdateSummary.zod.js';

import {
  EnvelopesInformation
} from './schemas/envelopesInformation.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  Notification
} from './schemas/notification.zod.js';

import {
  PageImages
} from './schemas/pageImages.zod.js';

import {
  PageRequest
} from './schemas/pageRequest.zod.js';

import {
  UserSignature
} from './schemas/userSignature.zod.js';



export const envelopesListStatusChangesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const EnvelopesListStatusChangesParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesListStatusChangesPathAccountIdRegExp)
})

export const envelopesListStatusChangesQueryCountRegExp = new RegExp('^\\d+$');
export const envelopesListStatusChangesQueryEnvelopeIdsRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$');
export const envelopesListStatusChangesQueryExcludeRegExp = new RegExp('^(recipients|powerforms|folders)(,(recipients|powerforms|folders))*$');
export const envelopesListStatusChangesQueryFolderTypesRegExp = new RegExp('^(normal|inbox|sentitems|draft|templates)(,(normal|inbox|sentitems|draft|templates))*$');
export const envelopesListStatusChangesQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const envelopesListStatusChangesQueryIncludeRegExp = new RegExp('^(custom_fields|documents|attachments|extensions|folders|recipients|powerform|payment_tabs)(,(custom_fields|documents|attachments|extensions|folders|recipients|powerform|payment_tabs))*$');
export const envelopesListStatusChangesQueryLastQueriedDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const envelopesListStatusChangesQueryPowerformidsRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$');
export const envelopesListStatusChangesQueryStartPositionDefault = `0`;
export const envelopesListStatusChangesQueryStartPositionRegExp = new RegExp('^\\d+$');
export const envelopesListStatusChangesQueryStatusRegExp = new RegExp('^(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided))*$');
export const envelopesListStatusChangesQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const envelopesListStatusChangesQueryUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesListStatusChangesQueryParams = zod.object({
  "ac_status": zod.enum(['Unknown', 'Original', 'Transferred', 'AuthoritativeCopy', 'AuthoritativeCopyExportPending', 'AuthoritativeCopyExported', 'DepositPending', 'Deposited', 'DepositedEO', 'DepositFailed']).optional(),
  "block": zod.string().optional(),
  "cdse_mode": zod.string().optional(),
  "continuation_token": zod.string().optional(),
  "count": zod.stringFormat('integer-string', envelopesListStatusChangesQueryCountRegExp).optional(),
  "custom_field": zod.string().optional(),
  "email": zod.string().optional(),
  "envelope_ids": zod.string().regex(envelopesListStatusChangesQueryEnvelopeIdsRegExp).optional(),
  "exclude": zod.string().regex(envelopesListStatusChangesQueryExcludeRegExp).optional(),
  "folder_ids": zod.string().optional(),
  "folder_types": zod.string().regex(envelopesListStatusChangesQueryFolderTypesRegExp).optional(),
  "from_date": zod.string().regex(envelopesListStatusChangesQueryFromDateRegExp).optional(),
  "from_to_status": zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing']).optional(),
  "include": zod.string().regex(envelopesListStatusChangesQueryIncludeRegExp).optional(),
  "include_purge_information": zod.enum(['true', 'false']).optional(),
  "intersecting_folder_ids": zod.string().optional(),
  "last_queried_date": zod.string().regex(envelopesListStatusChangesQueryLastQueriedDateRegExp).optional(),
  "order": zod.enum(['asc', 'desc']).optional(),
  "order_by": zod.enum(['last_modified', 'action_required', 'created', 'completed', 'envelope_name', 'expire', 'sent', 'signer_list', 'status', 'subject', 'user_name', 'status_changed']).optional(),
  "powerformids": zod.string().regex(envelopesListStatusChangesQueryPowerformidsRegExp).optional(),
  "query_budget": zod.string().optional(),
  "requester_date_format": zod.string().optional(),
  "search_text": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', envelopesListStatusChangesQueryStartPositionRegExp).default(envelopesListStatusChangesQueryStartPositionDefault),
  "status": zod.string().regex(envelopesListStatusChangesQueryStatusRegExp).optional(),
  "to_date": zod.string().regex(envelopesListStatusChangesQueryToDateRegExp).optional(),
  "transaction_ids": zod.string().optional(),
  "user_filter": zod.enum(['sender', 'recipient', 'recipient_only']).optional(),
  "user_id": zod.stringFormat('guid', envelopesListStatusChangesQueryUserIdRegExp).optional(),
  "user_name": zod.string().optional()
})

export const EnvelopesListStatusChanges200Response = EnvelopesInformation

export const EnvelopesListStatusChanges400Response = ErrorDetails

export const EnvelopesListStatusChanges401Response = ErrorDetails

export const EnvelopesListStatusChanges403Response = ErrorDetails

export const EnvelopesListStatusChanges404Response = ErrorDetails

export const EnvelopesListStatusChanges405Response = ErrorDetails

export const EnvelopesListStatusChanges429Response = ErrorDetails

export const EnvelopesListStatusChanges500Response = ErrorDetails

export const envelopesCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const EnvelopesCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesCreatePathAccountIdRegExp)
})

export const envelopesCreateQueryMergeRolesOnDraftDefault = `false`;

export const EnvelopesCreateQueryParams = zod.object({
  "cdse_mode": zod.string().optional(),
  "change_routing_order": zod.enum(['true', 'false']).optional(),
  "completed_documents_only": zod.enum(['true', 'false']).optional(),
  "merge_roles_on_draft": zod.enum(['true', 'false']).default(envelopesCreateQueryMergeRolesOnDraftDefault)
})

export const EnvelopesCreateBody = EnvelopeDefinition

export const EnvelopesCreate201Response = EnvelopeSummary

export const EnvelopesCreate400Response = ErrorDetails

export const EnvelopesCreate401Response = ErrorDetails

export const EnvelopesCreate403Response = ErrorDetails

export const EnvelopesCreate404Response = ErrorDetails

export const EnvelopesCreate405Response = ErrorDetails

export const EnvelopesCreate429Response = ErrorDetails

export const EnvelopesCreate500Response = ErrorDetails

export const envelopesListStatusPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const EnvelopesListStatusParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesListStatusPathAccountIdRegExp)
})

export const envelopesListStatusQueryCountRegExp = new RegExp('^\\d+$');
export const envelopesListStatusQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const envelopesListStatusQueryStartPositionDefault = `0`;
export const envelopesListStatusQueryStartPositionRegExp = new RegExp('^\\d+$');
export const envelopesListStatusQueryStatusRegExp = new RegExp('^(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided)(,(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided))*$');
export const envelopesListStatusQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const envelopesListStatusQueryEnvelopeIdsRegExp = new RegExp('^(request_body|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*)$');


export const EnvelopesListStatusQueryParams = zod.object({
  "ac_status": zod.enum(['Unknown', 'Original', 'Transferred', 'AuthoritativeCopy', 'AuthoritativeCopyExportPending', 'AuthoritativeCopyExported', 'DepositPending', 'Deposited', 'DepositedEO', 'DepositFailed']).optional(),
  "block": zod.string().optional(),
  "count": zod.stringFormat('integer-string', envelopesListStatusQueryCountRegExp).optional(),
  "email": zod.string().optional(),
  "from_date": zod.string().regex(envelopesListStatusQueryFromDateRegExp).optional(),
  "from_to_status": zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing']).optional(),
  "start_position": zod.stringFormat('integer-string', envelopesListStatusQueryStartPositionRegExp).default(envelopesListStatusQueryStartPositionDefault),
  "status": zod.string().regex(envelopesListStatusQueryStatusRegExp).optional(),
  "to_date": zod.string().regex(envelopesListStatusQueryToDateRegExp).optional(),
  "user_name": zod.string().optional(),
  "envelope_ids": zod.string().regex(envelopesListStatusQueryEnvelopeIdsRegExp).optional(),
  "transaction_ids": zod.string().optional()
})

export const EnvelopesListStatusBody = EnvelopeIdsRequest

export const EnvelopesListStatus200Response = EnvelopesInformation

export const EnvelopesListStatus400Response = ErrorDetails

export const EnvelopesListStatus401Response = ErrorDetails

export const EnvelopesListStatus403Response = ErrorDetails

export const EnvelopesListStatus404Response = ErrorDetails

export const EnvelopesListStatus405Response = ErrorDetails

export const EnvelopesListStatus429Response = ErrorDetails

export const EnvelopesListStatus500Response = ErrorDetails

export const envelopesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetPathEnvelopeIdRegExp)
})

export const envelopesGetQueryAdvancedUpdateDefault = `false`;
export const envelopesGetQueryIncludeRegExp = new RegExp('^(custom_fields|documents|attachments|extensions|folders|recipients|powerform|tabs|payment_tabs)(,(custom_fields|documents|attachments|extensions|folders|recipients|powerform|tabs|payment_tabs))*$');


export const EnvelopesGetQueryParams = zod.object({
  "advanced_update": zod.enum(['true', 'false']).default(envelopesGetQueryAdvancedUpdateDefault),
  "include": zod.string().regex(envelopesGetQueryIncludeRegExp).optional()
})

export const EnvelopesGet200Response = Envelope

export const EnvelopesGet400Response = ErrorDetails

export const EnvelopesGet401Response = ErrorDetails

export const EnvelopesGet403Response = ErrorDetails

export const EnvelopesGet404Response = ErrorDetails

export const EnvelopesGet405Response = ErrorDetails

export const EnvelopesGet429Response = ErrorDetails

export const EnvelopesGet500Response = ErrorDetails

export const envelopesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesUpdatePathEnvelopeIdRegExp)
})

export const envelopesUpdateQueryAdvancedUpdateDefault = `false`;
export const envelopesUpdateQueryResendEnvelopeDefault = `false`;

export const EnvelopesUpdateQueryParams = zod.object({
  "advanced_update": zod.enum(['true', 'false']).default(envelopesUpdateQueryAdvancedUpdateDefault),
  "resend_envelope": zod.enum(['true', 'false']).default(envelopesUpdateQueryResendEnvelopeDefault)
})

export const EnvelopesUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopesUpdateBody = Envelope

export const EnvelopesUpdate200Response = EnvelopeUpdateSummary

export const EnvelopesUpdate400Response = ErrorDetails

export const EnvelopesUpdate401Response = ErrorDetails

export const EnvelopesUpdate403Response = ErrorDetails

export const EnvelopesUpdate404Response = ErrorDetails

export const EnvelopesUpdate405Response = ErrorDetails

export const EnvelopesUpdate429Response = ErrorDetails

export const EnvelopesUpdate500Response = ErrorDetails

export const envelopesListAuditEventsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesListAuditEventsPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesListAuditEventsParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesListAuditEventsPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesListAuditEventsPathEnvelopeIdRegExp)
})

export const EnvelopesListAuditEvents200Response = EnvelopeAuditEventResponse

export const EnvelopesListAuditEvents400Response = ErrorDetails

export const EnvelopesListAuditEvents401Response = ErrorDetails

export const EnvelopesListAuditEvents403Response = ErrorDetails

export const EnvelopesListAuditEvents404Response = ErrorDetails

export const EnvelopesListAuditEvents405Response = ErrorDetails

export const EnvelopesListAuditEvents429Response = ErrorDetails

export const EnvelopesListAuditEvents500Response = ErrorDetails

export const envelopesGetNotificationSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetNotificationSettingsPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesGetNotificationSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetNotificationSettingsPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetNotificationSettingsPathEnvelopeIdRegExp)
})

export const EnvelopesGetNotificationSettings200Response = Notification

export const EnvelopesGetNotificationSettings400Response = ErrorDetails

export const EnvelopesGetNotificationSettings401Response = ErrorDetails

export const EnvelopesGetNotificationSettings403Response = ErrorDetails

export const EnvelopesGetNotificationSettings404Response = ErrorDetails

export const EnvelopesGetNotificationSettings405Response = ErrorDetails

export const EnvelopesGetNotificationSettings429Response = ErrorDetails

export const EnvelopesGetNotificationSettings500Response = ErrorDetails

export const envelopesUpdateNotificationSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesUpdateNotificationSettingsPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesUpdateNotificationSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesUpdateNotificationSettingsPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesUpdateNotificationSettingsPathEnvelopeIdRegExp)
})

export const EnvelopesUpdateNotificationSettingsHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopesUpdateNotificationSettingsBody = EnvelopeNotificationRequest

export const EnvelopesUpdateNotificationSettings200Response = Notification

export const EnvelopesUpdateNotificationSettings400Response = ErrorDetails

export const EnvelopesUpdateNotificationSettings401Response = ErrorDetails

export const EnvelopesUpdateNotificationSettings403Response = ErrorDetails

export const EnvelopesUpdateNotificationSettings404Response = ErrorDetails

export const EnvelopesUpdateNotificationSettings405Response = ErrorDetails

export const EnvelopesUpdateNotificationSettings429Response = ErrorDetails

export const EnvelopesUpdateNotificationSettings500Response = ErrorDetails

export const envelopesGetPageImagesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetPageImagesPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopesGetPageImagesPathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopesGetPageImagesParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetPageImagesPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetPageImagesPathEnvelopeIdRegExp),
  "documentId": zod.stringFormat('integer-string', envelopesGetPageImagesPathDocumentIdRegExp)
})

export const envelopesGetPageImagesQueryCountRegExp = new RegExp('^\\d+$');
export const envelopesGetPageImagesQueryDpiRegExp = new RegExp('^\\d+$');
export const envelopesGetPageImagesQueryMaxHeightRegExp = new RegExp('^\\d+$');
export const envelopesGetPageImagesQueryMaxWidthRegExp = new RegExp('^\\d+$');
export const envelopesGetPageImagesQueryStartPositionDefault = `0`;
export const envelopesGetPageImagesQueryStartPositionRegExp = new RegExp('^\\d+$');


export const EnvelopesGetPageImagesQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', envelopesGetPageImagesQueryCountRegExp).optional(),
  "dpi": zod.stringFormat('integer-string', envelopesGetPageImagesQueryDpiRegExp).optional(),
  "max_height": zod.stringFormat('integer-string', envelopesGetPageImagesQueryMaxHeightRegExp).optional(),
  "max_width": zod.stringFormat('integer-string', envelopesGetPageImagesQueryMaxWidthRegExp).optional(),
  "nocache": zod.enum(['true', 'false']).optional(),
  "show_changes": zod.enum(['true', 'false']).optional(),
  "start_position": zod.stringFormat('integer-string', envelopesGetPageImagesQueryStartPositionRegExp).default(envelopesGetPageImagesQueryStartPositionDefault)
})

export const EnvelopesGetPageImages200Response = PageImages

export const EnvelopesGetPageImages400Response = ErrorDetails

export const EnvelopesGetPageImages401Response = ErrorDetails

export const EnvelopesGetPageImages403Response = ErrorDetails

export const EnvelopesGetPageImages404Response = ErrorDetails

export const EnvelopesGetPageImages405Response = ErrorDetails

export const EnvelopesGetPageImages429Response = ErrorDetails

export const EnvelopesGetPageImages500Response = ErrorDetails

export const envelopesDeleteDocumentPagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesDeleteDocumentPagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopesDeleteDocumentPagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');
export const envelopesDeleteDocumentPagePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopesDeleteDocumentPageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesDeleteDocumentPagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesDeleteDocumentPagePathEnvelopeIdRegExp),
  "pageNumber": zod.string().regex(envelopesDeleteDocumentPagePathPageNumberRegExp),
  "documentId": zod.stringFormat('integer-string', envelopesDeleteDocumentPagePathDocumentIdRegExp)
})

export const EnvelopesDeleteDocumentPageHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopesDeleteDocumentPage200Response = zod.unknown()

export const EnvelopesDeleteDocumentPage400Response = ErrorDetails

export const EnvelopesDeleteDocumentPage401Response = ErrorDetails

export const EnvelopesDeleteDocumentPage403Response = ErrorDetails

export const EnvelopesDeleteDocumentPage404Response = ErrorDetails

export const EnvelopesDeleteDocumentPage405Response = ErrorDetails

export const EnvelopesDeleteDocumentPage429Response = ErrorDetails

export const EnvelopesDeleteDocumentPage500Response = ErrorDetails

export const envelopesGetPageImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetPageImagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopesGetPageImagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');
export const envelopesGetPageImagePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopesGetPageImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetPageImagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetPageImagePathEnvelopeIdRegExp),
  "pageNumber": zod.string().regex(envelopesGetPageImagePathPageNumberRegExp),
  "documentId": zod.stringFormat('integer-string', envelopesGetPageImagePathDocumentIdRegExp)
})

export const envelopesGetPageImageQueryDpiRegExp = new RegExp('^\\d+$');
export const envelopesGetPageImageQueryMaxHeightRegExp = new RegExp('^\\d+$');
export const envelopesGetPageImageQueryMaxWidthRegExp = new RegExp('^\\d+$');


export const EnvelopesGetPageImageQueryParams = zod.object({
  "dpi": zod.stringFormat('integer-string', envelopesGetPageImageQueryDpiRegExp).optional(),
  "max_height": zod.stringFormat('integer-string', envelopesGetPageImageQueryMaxHeightRegExp).optional(),
  "max_width": zod.stringFormat('integer-string', envelopesGetPageImageQueryMaxWidthRegExp).optional(),
  "show_changes": zod.enum(['true', 'false']).optional()
})

export const EnvelopesGetPageImage200Response = zod.unknown()

export const EnvelopesGetPageImage400Response = ErrorDetails

export const EnvelopesGetPageImage401Response = ErrorDetails

export const EnvelopesGetPageImage403Response = ErrorDetails

export const EnvelopesGetPageImage404Response = ErrorDetails

export const EnvelopesGetPageImage405Response = ErrorDetails

export const EnvelopesGetPageImage429Response = ErrorDetails

export const EnvelopesGetPageImage500Response = ErrorDetails

export const envelopesRotateDocumentPagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesRotateDocumentPagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const envelopesRotateDocumentPagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');
export const envelopesRotateDocumentPagePathDocumentIdRegExp = new RegExp('^\\d+$');


export const EnvelopesRotateDocumentPageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesRotateDocumentPagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesRotateDocumentPagePathEnvelopeIdRegExp),
  "pageNumber": zod.string().regex(envelopesRotateDocumentPagePathPageNumberRegExp),
  "documentId": zod.stringFormat('integer-string', envelopesRotateDocumentPagePathDocumentIdRegExp)
})

export const EnvelopesRotateDocumentPageHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopesRotateDocumentPageBody = PageRequest

export const EnvelopesRotateDocumentPage200Response = zod.unknown()

export const EnvelopesRotateDocumentPage400Response = ErrorDetails

export const EnvelopesRotateDocumentPage401Response = ErrorDetails

export const EnvelopesRotateDocumentPage403Response = ErrorDetails

export const EnvelopesRotateDocumentPage404Response = ErrorDetails

export const EnvelopesRotateDocumentPage405Response = ErrorDetails

export const EnvelopesRotateDocumentPage429Response = ErrorDetails

export const EnvelopesRotateDocumentPage500Response = ErrorDetails

export const envelopesGetRecipientInitialsImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetRecipientInitialsImagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesGetRecipientInitialsImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetRecipientInitialsImagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetRecipientInitialsImagePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopesGetRecipientInitialsImageQueryParams = zod.object({
  "include_chrome": zod.enum(['true', 'false']).optional()
})

export const EnvelopesGetRecipientInitialsImage200Response = zod.unknown()

export const EnvelopesGetRecipientInitialsImage400Response = ErrorDetails

export const EnvelopesGetRecipientInitialsImage401Response = ErrorDetails

export const EnvelopesGetRecipientInitialsImage403Response = ErrorDetails

export const EnvelopesGetRecipientInitialsImage404Response = ErrorDetails

export const EnvelopesGetRecipientInitialsImage405Response = ErrorDetails

export const EnvelopesGetRecipientInitialsImage429Response = ErrorDetails

export const EnvelopesGetRecipientInitialsImage500Response = ErrorDetails

export const envelopesUpdateRecipientInitialsImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesUpdateRecipientInitialsImagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesUpdateRecipientInitialsImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesUpdateRecipientInitialsImagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesUpdateRecipientInitialsImagePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopesUpdateRecipientInitialsImageHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopesUpdateRecipientInitialsImage200Response = zod.unknown()

export const EnvelopesUpdateRecipientInitialsImage400Response = ErrorDetails

export const EnvelopesUpdateRecipientInitialsImage401Response = ErrorDetails

export const EnvelopesUpdateRecipientInitialsImage403Response = ErrorDetails

export const EnvelopesUpdateRecipientInitialsImage404Response = ErrorDetails

export const EnvelopesUpdateRecipientInitialsImage405Response = ErrorDetails

export const EnvelopesUpdateRecipientInitialsImage429Response = ErrorDetails

export const EnvelopesUpdateRecipientInitialsImage500Response = ErrorDetails

export const envelopesGetRecipientSignaturePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetRecipientSignaturePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesGetRecipientSignatureParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetRecipientSignaturePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetRecipientSignaturePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopesGetRecipientSignature200Response = UserSignature

export const EnvelopesGetRecipientSignature400Response = ErrorDetails

export const EnvelopesGetRecipientSignature401Response = ErrorDetails

export const EnvelopesGetRecipientSignature403Response = ErrorDetails

export const EnvelopesGetRecipientSignature404Response = ErrorDetails

export const EnvelopesGetRecipientSignature405Response = ErrorDetails

export const EnvelopesGetRecipientSignature429Response = ErrorDetails

export const EnvelopesGetRecipientSignature500Response = ErrorDetails

export const envelopesGetRecipientSignatureImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesGetRecipientSignatureImagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesGetRecipientSignatureImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesGetRecipientSignatureImagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesGetRecipientSignatureImagePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopesGetRecipientSignatureImageQueryParams = zod.object({
  "include_chrome": zod.enum(['true', 'false']).optional()
})

export const EnvelopesGetRecipientSignatureImage200Response = zod.unknown()

export const EnvelopesGetRecipientSignatureImage400Response = ErrorDetails

export const EnvelopesGetRecipientSignatureImage401Response = ErrorDetails

export const EnvelopesGetRecipientSignatureImage403Response = ErrorDetails

export const EnvelopesGetRecipientSignatureImage404Response = ErrorDetails

export const EnvelopesGetRecipientSignatureImage405Response = ErrorDetails

export const EnvelopesGetRecipientSignatureImage429Response = ErrorDetails

export const EnvelopesGetRecipientSignatureImage500Response = ErrorDetails

export const envelopesUpdateRecipientSignatureImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopesUpdateRecipientSignatureImagePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopesUpdateRecipientSignatureImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopesUpdateRecipientSignatureImagePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopesUpdateRecipientSignatureImagePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopesUpdateRecipientSignatureImageHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopesUpdateRecipientSignatureImage200Response = zod.unknown()

export const EnvelopesUpdateRecipientSignatureImage400Response = ErrorDetails

export const EnvelopesUpdateRecipientSignatureImage401Response = ErrorDetails

export const EnvelopesUpdateRecipientSignatureImage403Response = ErrorDetails

export const EnvelopesUpdateRecipientSignatureImage404Response = ErrorDetails

export const EnvelopesUpdateRecipientSignatureImage405Response = ErrorDetails

export const EnvelopesUpdateRecipientSignatureImage429Response = ErrorDetails

export const EnvelopesUpdateRecipientSignatureImage500Response = ErrorDetails

