/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CommentHistoryResult } from './schemas/commentHistoryResult.js';
import { CommentsPublish } from './schemas/commentsPublish.js';
import { ConnectHistoricalEnvelopeRepublish } from './schemas/ConnectHistoricalEnvelopeRepublish.js';
import { DelayedRoutingApiModel } from './schemas/delayedRoutingApiModel.js';
import { DocGenFormFieldRequest } from './schemas/DocGenFormFieldRequest.js';
import { DocGenFormFieldResponse } from './schemas/DocGenFormFieldResponse.js';
import { Envelope } from './schemas/envelope.js';
import { EnvelopeAuditEventResponse } from './schemas/envelopeAuditEventResponse.js';
import { EnvelopeDefinition } from './schemas/envelopeDefinition.js';
import { EnvelopeIdsRequest } from './schemas/envelopeIdsRequest.js';
import { EnvelopeNotificationRequest } from './schemas/envelopeNotificationRequest.js';
import { EnvelopePublishTransaction } from './schemas/EnvelopePublishTransaction.js';
import { EnvelopeSummary } from './schemas/envelopeSummary.js';
import { EnvelopeUpdateSummary } from './schemas/envelopeUpdateSummary.js';
import { EnvelopesInformation } from './schemas/envelopesInformation.js';
import { EnvelopesSharePermissionRequest } from './schemas/EnvelopesSharePermissionRequest.js';
import { EnvelopesShareResponse } from './schemas/EnvelopesShareResponse.js';
import { EnvelopesSharesRequest } from './schemas/EnvelopesSharesRequest.js';
import { EnvelopesSharesResponse } from './schemas/EnvelopesSharesResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Notification } from './schemas/notification.js';
import { PageImages } from './schemas/pageImages.js';
import { PageRequest } from './schemas/pageRequest.js';
import { ScheduledSendingApiModel } from './schemas/scheduledSendingApiModel.js';
import { UserSignature } from './schemas/userSignature.js';
import { WorkflowStep } from './schemas/workflowStep.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelopes';
export const EnvelopesListStatusChangesParams: ObjectSchema<types.EnvelopesListStatusChangesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesListStatusChangesQueryParams: ObjectSchema<types.EnvelopesListStatusChangesQueryParams> = /* @__PURE__ */ fastObject(() => ({
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
    "from_date": formats.dateOrTime.optional(),
    "from_to_status": zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing']).optional(),
    "include": zod.string().optional(),
    "include_purge_information": formats.booleanString.optional(),
    "intersecting_folder_ids": zod.string().optional(),
    "last_queried_date": formats.dateOrTime.optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['last_modified', 'action_required', 'created', 'completed', 'envelope_name', 'expire', 'sent', 'signer_list', 'status', 'subject', 'user_name', 'status_changed']).optional(),
    "powerformids": zod.string().regex(/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}(,[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})*$/).optional(),
    "query_budget": zod.string().optional(),
    "requester_date_format": zod.string().optional(),
    "search_mode": zod.string().optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided))*$/).optional(),
    "to_date": formats.dateOrTime.optional(),
    "transaction_ids": zod.string().optional(),
    "user_filter": zod.enum(['sender', 'recipient', 'recipient_only']).optional(),
    "user_id": formats.guid.optional(),
    "user_name": zod.string().optional()
}));
export const EnvelopesListStatusChanges200Response: zod.ZodType<zod.output<typeof EnvelopesInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const EnvelopesListStatusChanges400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusChanges500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateParams: ObjectSchema<types.EnvelopesCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesCreateQueryParams: ObjectSchema<types.EnvelopesCreateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "cdse_mode": zod.string().optional(),
    "change_routing_order": formats.booleanString.optional(),
    "completed_documents_only": formats.booleanString.optional(),
    "merge_roles_on_draft": formats.booleanString.optional(),
    "tab_label_exact_matches": formats.booleanString.optional()
}));
export const EnvelopesCreateBody = EnvelopeDefinition;
export const EnvelopesCreate201Response: zod.ZodType<zod.output<typeof EnvelopeSummary>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeSummary);
export const EnvelopesCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatusParams: ObjectSchema<types.EnvelopesListStatusParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesListStatusQueryParams: ObjectSchema<types.EnvelopesListStatusQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "ac_status": zod.enum(['Unknown', 'Original', 'Transferred', 'AuthoritativeCopy', 'AuthoritativeCopyExportPending', 'AuthoritativeCopyExported', 'DepositPending', 'Deposited', 'DepositedEO', 'DepositFailed']).optional(),
    "block": zod.string().optional(),
    "count": formats.integerString.optional(),
    "email": zod.string().optional(),
    "from_date": formats.dateOrTime.optional(),
    "from_to_status": zod.enum(['any', 'Changed', 'Created', 'Sent', 'Delivered', 'Signed', 'Completed', 'Declined', 'Voided', 'Deleted', 'TimedOut', 'Processing', 'changed', 'created', 'sent', 'delivered', 'signed', 'completed', 'declined', 'voided', 'deleted', 'timedout', 'processing']).optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided)(,(completed|created|declined|deleted|delivered|processing|sent|signed|template|voided))*$/).optional(),
    "to_date": formats.dateOrTime.optional(),
    "user_name": zod.string().optional(),
    "envelope_ids": zod.string().regex(/^(request_body|([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?(,([0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})?)*)$/).optional(),
    "transaction_ids": zod.string().optional()
}));
export const EnvelopesListStatusBody = EnvelopeIdsRequest;
export const EnvelopesListStatus200Response: zod.ZodType<zod.output<typeof EnvelopesInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const EnvelopesListStatus400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListStatus500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetParams: ObjectSchema<types.EnvelopesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetQueryParams: ObjectSchema<types.EnvelopesGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "advanced_update": formats.booleanString.optional(),
    "include": zod.string().optional(),
    "include_anchor_tab_locations": formats.booleanString.optional(),
    "user_id": formats.guid.optional()
}));
export const EnvelopesGet200Response: zod.ZodType<zod.output<typeof Envelope>, unknown> = /* @__PURE__ */ lenientResponse(Envelope);
export const EnvelopesGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateParams: ObjectSchema<types.EnvelopesUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateQueryParams: ObjectSchema<types.EnvelopesUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "advanced_update": formats.booleanString.optional(),
    "recycle_on_void": formats.booleanString.optional(),
    "resend_envelope": formats.booleanString.optional()
}));
export const EnvelopesUpdateHeader: ObjectSchema<types.EnvelopesUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateBody = Envelope;
export const EnvelopesUpdate200Response: zod.ZodType<zod.output<typeof EnvelopeUpdateSummary>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeUpdateSummary);
export const EnvelopesUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEventsParams: ObjectSchema<types.EnvelopesListAuditEventsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesListAuditEventsQueryParams: ObjectSchema<types.EnvelopesListAuditEventsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "locale": zod.string().optional()
}));
export const EnvelopesListAuditEvents200Response: zod.ZodType<zod.output<typeof EnvelopeAuditEventResponse>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopeAuditEventResponse);
export const EnvelopesListAuditEvents400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesListAuditEvents500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFieldsParams: ObjectSchema<types.EnvelopesGetEnvelopeDocGenFormFieldsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetEnvelopeDocGenFormFields200Response: zod.ZodType<zod.output<typeof DocGenFormFieldResponse>, unknown> = /* @__PURE__ */ lenientResponse(DocGenFormFieldResponse);
export const EnvelopesGetEnvelopeDocGenFormFields400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDocGenFormFields500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFieldsParams: ObjectSchema<types.EnvelopesUpdateEnvelopeDocGenFormFieldsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams: ObjectSchema<types.EnvelopesUpdateEnvelopeDocGenFormFieldsQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "update_docgen_formfields_only": formats.booleanString.optional()
}));
export const EnvelopesUpdateEnvelopeDocGenFormFieldsHeader: ObjectSchema<types.EnvelopesUpdateEnvelopeDocGenFormFieldsHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateEnvelopeDocGenFormFieldsBody = DocGenFormFieldRequest;
export const EnvelopesUpdateEnvelopeDocGenFormFields200Response: zod.ZodType<zod.output<typeof DocGenFormFieldResponse>, unknown> = /* @__PURE__ */ lenientResponse(DocGenFormFieldResponse);
export const EnvelopesUpdateEnvelopeDocGenFormFields400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDocGenFormFields500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettingsParams: ObjectSchema<types.EnvelopesGetNotificationSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetNotificationSettings200Response: zod.ZodType<zod.output<typeof Notification>, unknown> = /* @__PURE__ */ lenientResponse(Notification);
export const EnvelopesGetNotificationSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetNotificationSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettingsParams: ObjectSchema<types.EnvelopesUpdateNotificationSettingsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateNotificationSettingsHeader: ObjectSchema<types.EnvelopesUpdateNotificationSettingsHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateNotificationSettingsBody = EnvelopeNotificationRequest;
export const EnvelopesUpdateNotificationSettings200Response: zod.ZodType<zod.output<typeof Notification>, unknown> = /* @__PURE__ */ lenientResponse(Notification);
export const EnvelopesUpdateNotificationSettings400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateNotificationSettings500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinitionParams: ObjectSchema<types.EnvelopesGetEnvelopeScheduledSendingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetEnvelopeScheduledSendingDefinition200Response: zod.ZodType<zod.output<typeof ScheduledSendingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesGetEnvelopeScheduledSendingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeScheduledSendingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams: ObjectSchema<types.EnvelopesUpdateEnvelopeScheduledSendingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader: ObjectSchema<types.EnvelopesUpdateEnvelopeScheduledSendingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateEnvelopeScheduledSendingDefinitionBody = ScheduledSendingApiModel;
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition200Response: zod.ZodType<zod.output<typeof ScheduledSendingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeScheduledSendingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams: ObjectSchema<types.EnvelopesDeleteEnvelopeScheduledSendingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader: ObjectSchema<types.EnvelopesDeleteEnvelopeScheduledSendingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeScheduledSendingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesCreateEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader: ObjectSchema<types.EnvelopesCreateEnvelopeWorkflowStepDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesCreateEnvelopeWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesCreateEnvelopeWorkflowStepDefinition201Response: zod.ZodType<zod.output<typeof WorkflowStep>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesGetEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesGetEnvelopeWorkflowStepDefinition200Response: zod.ZodType<zod.output<typeof WorkflowStep>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesGetEnvelopeWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesUpdateEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader: ObjectSchema<types.EnvelopesUpdateEnvelopeWorkflowStepDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateEnvelopeWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition200Response: zod.ZodType<zod.output<typeof WorkflowStep>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesDeleteEnvelopeWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader: ObjectSchema<types.EnvelopesDeleteEnvelopeWorkflowStepDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinitionParams: ObjectSchema<types.EnvelopesGetEnvelopeDelayedRoutingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesGetEnvelopeDelayedRoutingDefinition200Response: zod.ZodType<zod.output<typeof DelayedRoutingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopeDelayedRoutingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams: ObjectSchema<types.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader: ObjectSchema<types.EnvelopesUpdateEnvelopeDelayedRoutingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinitionBody = DelayedRoutingApiModel;
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition200Response: zod.ZodType<zod.output<typeof DelayedRoutingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopeDelayedRoutingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams: ObjectSchema<types.EnvelopesDeleteEnvelopeDelayedRoutingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader: ObjectSchema<types.EnvelopesDeleteEnvelopeDelayedRoutingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopeDelayedRoutingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinitionParams: ObjectSchema<types.EnvelopesGetTemplateScheduledSendingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopesGetTemplateScheduledSendingDefinition200Response: zod.ZodType<zod.output<typeof ScheduledSendingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesGetTemplateScheduledSendingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateScheduledSendingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinitionParams: ObjectSchema<types.EnvelopesUpdateTemplateScheduledSendingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopesUpdateTemplateScheduledSendingDefinitionHeader: ObjectSchema<types.EnvelopesUpdateTemplateScheduledSendingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateTemplateScheduledSendingDefinitionBody = ScheduledSendingApiModel;
export const EnvelopesUpdateTemplateScheduledSendingDefinition200Response: zod.ZodType<zod.output<typeof ScheduledSendingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(ScheduledSendingApiModel);
export const EnvelopesUpdateTemplateScheduledSendingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateScheduledSendingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinitionParams: ObjectSchema<types.EnvelopesDeleteTemplateScheduledSendingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopesDeleteTemplateScheduledSendingDefinitionHeader: ObjectSchema<types.EnvelopesDeleteTemplateScheduledSendingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteTemplateScheduledSendingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteTemplateScheduledSendingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateScheduledSendingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesCreateTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopesCreateTemplateWorkflowStepDefinitionHeader: ObjectSchema<types.EnvelopesCreateTemplateWorkflowStepDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesCreateTemplateWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesCreateTemplateWorkflowStepDefinition201Response: zod.ZodType<zod.output<typeof WorkflowStep>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesCreateTemplateWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateTemplateWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesGetTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesGetTemplateWorkflowStepDefinition200Response: zod.ZodType<zod.output<typeof WorkflowStep>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesGetTemplateWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesUpdateTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesUpdateTemplateWorkflowStepDefinitionHeader: ObjectSchema<types.EnvelopesUpdateTemplateWorkflowStepDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateTemplateWorkflowStepDefinitionBody = WorkflowStep;
export const EnvelopesUpdateTemplateWorkflowStepDefinition200Response: zod.ZodType<zod.output<typeof WorkflowStep>, unknown> = /* @__PURE__ */ lenientResponse(WorkflowStep);
export const EnvelopesUpdateTemplateWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinitionParams: ObjectSchema<types.EnvelopesDeleteTemplateWorkflowStepDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesDeleteTemplateWorkflowStepDefinitionHeader: ObjectSchema<types.EnvelopesDeleteTemplateWorkflowStepDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteTemplateWorkflowStepDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteTemplateWorkflowStepDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateWorkflowStepDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinitionParams: ObjectSchema<types.EnvelopesGetTemplateDelayedRoutingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesGetTemplateDelayedRoutingDefinition200Response: zod.ZodType<zod.output<typeof DelayedRoutingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesGetTemplateDelayedRoutingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetTemplateDelayedRoutingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinitionParams: ObjectSchema<types.EnvelopesUpdateTemplateDelayedRoutingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader: ObjectSchema<types.EnvelopesUpdateTemplateDelayedRoutingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateTemplateDelayedRoutingDefinitionBody = DelayedRoutingApiModel;
export const EnvelopesUpdateTemplateDelayedRoutingDefinition200Response: zod.ZodType<zod.output<typeof DelayedRoutingApiModel>, unknown> = /* @__PURE__ */ lenientResponse(DelayedRoutingApiModel);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateTemplateDelayedRoutingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinitionParams: ObjectSchema<types.EnvelopesDeleteTemplateDelayedRoutingDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "workflowStepId": formats.guid
}));
export const EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader: ObjectSchema<types.EnvelopesDeleteTemplateDelayedRoutingDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteTemplateDelayedRoutingDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteTemplateDelayedRoutingDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteTemplateDelayedRoutingDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImagesParams: ObjectSchema<types.EnvelopesGetPageImagesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "documentId": formats.integerString
}));
export const EnvelopesGetPageImagesQueryParams: ObjectSchema<types.EnvelopesGetPageImagesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "nocache": formats.booleanString.optional(),
    "show_changes": formats.booleanString.optional(),
    "start_position": formats.integerString.optional()
}));
export const EnvelopesGetPageImages200Response: zod.ZodType<zod.output<typeof PageImages>, unknown> = /* @__PURE__ */ lenientResponse(PageImages);
export const EnvelopesGetPageImages400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImages500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPageParams: ObjectSchema<types.EnvelopesDeleteDocumentPageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/),
    "documentId": formats.integerString
}));
export const EnvelopesDeleteDocumentPageHeader: ObjectSchema<types.EnvelopesDeleteDocumentPageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesDeleteDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteDocumentPage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteDocumentPage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImageParams: ObjectSchema<types.EnvelopesGetPageImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/),
    "documentId": formats.integerString
}));
export const EnvelopesGetPageImageQueryParams: ObjectSchema<types.EnvelopesGetPageImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "dpi": formats.integerString.optional(),
    "max_height": formats.integerString.optional(),
    "max_width": formats.integerString.optional(),
    "show_changes": formats.booleanString.optional()
}));
export const EnvelopesGetPageImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetPageImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetPageImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPageParams: ObjectSchema<types.EnvelopesRotateDocumentPageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "pageNumber": zod.string().regex(/^[1-9]\d*$/),
    "documentId": formats.integerString
}));
export const EnvelopesRotateDocumentPageHeader: ObjectSchema<types.EnvelopesRotateDocumentPageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesRotateDocumentPageBody = PageRequest;
export const EnvelopesRotateDocumentPage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesRotateDocumentPage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesRotateDocumentPage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImageParams: ObjectSchema<types.EnvelopesGetRecipientInitialsImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesGetRecipientInitialsImageQueryParams: ObjectSchema<types.EnvelopesGetRecipientInitialsImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const EnvelopesGetRecipientInitialsImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetRecipientInitialsImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientInitialsImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImageParams: ObjectSchema<types.EnvelopesUpdateRecipientInitialsImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesUpdateRecipientInitialsImageHeader: ObjectSchema<types.EnvelopesUpdateRecipientInitialsImageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateRecipientInitialsImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesUpdateRecipientInitialsImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientInitialsImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureParams: ObjectSchema<types.EnvelopesGetRecipientSignatureParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesGetRecipientSignature200Response: zod.ZodType<zod.output<typeof UserSignature>, unknown> = /* @__PURE__ */ lenientResponse(UserSignature);
export const EnvelopesGetRecipientSignature400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignature500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImageParams: ObjectSchema<types.EnvelopesGetRecipientSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesGetRecipientSignatureImageQueryParams: ObjectSchema<types.EnvelopesGetRecipientSignatureImageQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_chrome": formats.booleanString.optional()
}));
export const EnvelopesGetRecipientSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesGetRecipientSignatureImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetRecipientSignatureImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImageParams: ObjectSchema<types.EnvelopesUpdateRecipientSignatureImageParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopesUpdateRecipientSignatureImageHeader: ObjectSchema<types.EnvelopesUpdateRecipientSignatureImageHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopesUpdateRecipientSignatureImage200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesUpdateRecipientSignatureImage400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateRecipientSignatureImage500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransactionParams: ObjectSchema<types.EnvelopesCreateHistoricalEnvelopePublishTransactionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesCreateHistoricalEnvelopePublishTransactionBody = ConnectHistoricalEnvelopeRepublish;
export const EnvelopesCreateHistoricalEnvelopePublishTransaction201Response: zod.ZodType<zod.output<typeof EnvelopePublishTransaction>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopePublishTransaction);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateHistoricalEnvelopePublishTransaction500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeCommentsParams: ObjectSchema<types.EnvelopesCreateEnvelopeCommentsParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesCreateEnvelopeCommentsBody = CommentsPublish;
export const EnvelopesCreateEnvelopeComments200Response: zod.ZodType<zod.output<typeof CommentHistoryResult>, unknown> = /* @__PURE__ */ lenientResponse(CommentHistoryResult);
export const EnvelopesCreateEnvelopeComments400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopeComments500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesSharesParams: ObjectSchema<types.EnvelopesGetEnvelopesSharesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesGetEnvelopesShares200Response: zod.ZodType<zod.output<typeof EnvelopesSharesResponse>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesSharesResponse);
export const EnvelopesGetEnvelopesShares400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShares500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesSharesParams: ObjectSchema<types.EnvelopesCreateEnvelopesSharesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesCreateEnvelopesSharesBody = EnvelopesSharesRequest;
export const EnvelopesCreateEnvelopesShares201Response: zod.ZodType<zod.output<typeof EnvelopesSharesResponse>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesSharesResponse);
export const EnvelopesCreateEnvelopesShares400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesCreateEnvelopesShares500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesSharesParams: ObjectSchema<types.EnvelopesUpdateEnvelopesSharesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesUpdateEnvelopesSharesBody = EnvelopesSharesRequest;
export const EnvelopesUpdateEnvelopesShares200Response: zod.ZodType<zod.output<typeof EnvelopesSharesResponse>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesSharesResponse);
export const EnvelopesUpdateEnvelopesShares400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShares500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesSharesParams: ObjectSchema<types.EnvelopesDeleteEnvelopesSharesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopesDeleteEnvelopesSharesBody = EnvelopesSharesRequest;
export const EnvelopesDeleteEnvelopesShares200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopesShares400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShares500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShareParams: ObjectSchema<types.EnvelopesGetEnvelopesShareParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "shareId": formats.guid
}));
export const EnvelopesGetEnvelopesShare200Response: zod.ZodType<zod.output<typeof EnvelopesShareResponse>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesShareResponse);
export const EnvelopesGetEnvelopesShare400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetEnvelopesShare500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShareParams: ObjectSchema<types.EnvelopesUpdateEnvelopesShareParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "shareId": formats.guid
}));
export const EnvelopesUpdateEnvelopesShareBody = EnvelopesSharePermissionRequest;
export const EnvelopesUpdateEnvelopesShare200Response: zod.ZodType<zod.output<typeof EnvelopesShareResponse>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesShareResponse);
export const EnvelopesUpdateEnvelopesShare400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesUpdateEnvelopesShare500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShareParams: ObjectSchema<types.EnvelopesDeleteEnvelopesShareParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "shareId": formats.guid
}));
export const EnvelopesDeleteEnvelopesShare200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopesDeleteEnvelopesShare400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesDeleteEnvelopesShare500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopesParams: ObjectSchema<types.EnvelopesGetSharedEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const EnvelopesGetSharedEnvelopesQueryParams: ObjectSchema<types.EnvelopesGetSharedEnvelopesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "from_date": formats.dateOrTime.optional(),
    "include": zod.string().optional(),
    "order": zod.enum(['asc', 'desc']).optional(),
    "order_by": zod.enum(['last_modified', 'action_required', 'created', 'completed', 'envelope_name', 'expire', 'sent', 'signer_list', 'status', 'subject', 'user_name', 'status_changed']).optional(),
    "search_text": zod.string().optional(),
    "start_position": formats.integerString.optional(),
    "status": zod.string().regex(/^(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided)(,(any|completed|created|declined|deleted|delivered|processing|sent|signed|timedout|voided))*$/).optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const EnvelopesGetSharedEnvelopes200Response: zod.ZodType<zod.output<typeof EnvelopesInformation>, unknown> = /* @__PURE__ */ lenientResponse(EnvelopesInformation);
export const EnvelopesGetSharedEnvelopes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopesGetSharedEnvelopes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
