/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  Envelope
} from './schemas/envelope.zod.js';

import {
  EnvelopeDefinition
} from './schemas/envelopeDefinition.zod.js';

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

