/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  EnvelopeTemplate
} from './schemas/envelopeTemplate.zod.js';

import {
  EnvelopeTemplateResults
} from './schemas/envelopeTemplateResults.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  GroupInformation
} from './schemas/groupInformation.zod.js';

import {
  Notification
} from './schemas/notification.zod.js';

import {
  PageDeletion
} from './schemas/pageDeletion.zod.js';

import {
  PageImages
} from './schemas/pageImages.zod.js';

import {
  PageRequest
} from './schemas/pageRequest.zod.js';

import {
  TemplateNotificationRequest
} from './schemas/templateNotificationRequest.zod.js';

import {
  TemplateSummary
} from './schemas/templateSummary.zod.js';

import {
  TemplateUpdateSummary
} from './schemas/templateUpdateSummary.zod.js';



export const templatesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const TemplatesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesListPathAccountIdRegExp)
})

export const templatesListQueryCountRegExp = new RegExp('^\\d+$');
export const templatesListQueryCreatedFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryCreatedToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryIncludeRegExp = new RegExp('^(powerforms|documents|folders|favorite_template_status|advanced_templates|recipients|custom_fields|notifications)(,(powerforms|documents|folders|favorite_template_status|advanced_templates|recipients|custom_fields|notifications))*$');
export const templatesListQueryModifiedFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryModifiedToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryStartPositionDefault = `0`;
export const templatesListQueryStartPositionRegExp = new RegExp('^\\d+$');
export const templatesListQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryUsedFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryUsedToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const templatesListQueryUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesListQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', templatesListQueryCountRegExp).optional(),
  "created_from_date": zod.string().regex(templatesListQueryCreatedFromDateRegExp).optional(),
  "created_to_date": zod.string().regex(templatesListQueryCreatedToDateRegExp).optional(),
  "folder_ids": zod.string().optional(),
  "folder_types": zod.string().optional(),
  "from_date": zod.string().regex(templatesListQueryFromDateRegExp).optional(),
  "include": zod.string().regex(templatesListQueryIncludeRegExp).optional(),
  "is_deleted_template_only": zod.enum(['true', 'false']).optional(),
  "is_download": zod.enum(['true', 'false']).optional(),
  "modified_from_date": zod.string().regex(templatesListQueryModifiedFromDateRegExp).optional(),
  "modified_to_date": zod.string().regex(templatesListQueryModifiedToDateRegExp).optional(),
  "order": zod.enum(['asc', 'desc']).optional(),
  "order_by": zod.enum(['name', 'modified', 'used']).optional(),
  "search_fields": zod.string().optional(),
  "search_text": zod.string().optional(),
  "shared_by_me": zod.enum(['true', 'false']).optional(),
  "start_position": zod.stringFormat('integer-string', templatesListQueryStartPositionRegExp).default(templatesListQueryStartPositionDefault),
  "template_ids": zod.string().optional(),
  "to_date": zod.string().regex(templatesListQueryToDateRegExp).optional(),
  "used_from_date": zod.string().regex(templatesListQueryUsedFromDateRegExp).optional(),
  "used_to_date": zod.string().regex(templatesListQueryUsedToDateRegExp).optional(),
  "user_filter": zod.enum(['owned_by_me', 'shared_with_me', 'all']).optional(),
  "user_id": zod.stringFormat('guid', templatesListQueryUserIdRegExp).optional()
})

export const TemplatesList200Response = EnvelopeTemplateResults

export const TemplatesList400Response = ErrorDetails

export const TemplatesList401Response = ErrorDetails

export const TemplatesList403Response = ErrorDetails

export const TemplatesList404Response = ErrorDetails

export const TemplatesList405Response = ErrorDetails

export const TemplatesList429Response = ErrorDetails

export const TemplatesList500Response = ErrorDetails

export const templatesCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const TemplatesCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesCreatePathAccountIdRegExp)
})

export const TemplatesCreateBody = EnvelopeTemplate

export const TemplatesCreate201Response = TemplateSummary

export const TemplatesCreate400Response = ErrorDetails

export const TemplatesCreate401Response = ErrorDetails

export const TemplatesCreate403Response = ErrorDetails

export const TemplatesCreate404Response = ErrorDetails

export const TemplatesCreate405Response = ErrorDetails

export const TemplatesCreate429Response = ErrorDetails

export const TemplatesCreate500Response = ErrorDetails

export const templatesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesGetPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesGetPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesGetPathTemplateIdRegExp)
})

export const templatesGetQueryIncludeRegExp = new RegExp('^(powerforms|tabs|documents|favorite_template_status)(,(powerforms|tabs|documents|favorite_template_status))*$');


export const TemplatesGetQueryParams = zod.object({
  "include": zod.string().regex(templatesGetQueryIncludeRegExp).optional()
})

export const TemplatesGet200Response = EnvelopeTemplate

export const TemplatesGet400Response = ErrorDetails

export const TemplatesGet401Response = ErrorDetails

export const TemplatesGet403Response = ErrorDetails

export const TemplatesGet404Response = ErrorDetails

export const TemplatesGet405Response = ErrorDetails

export const TemplatesGet429Response = ErrorDetails

export const TemplatesGet500Response = ErrorDetails

export const templatesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesUpdatePathTemplateIdRegExp)
})

export const TemplatesUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplatesUpdateBody = EnvelopeTemplate

export const TemplatesUpdate200Response = TemplateUpdateSummary

export const TemplatesUpdate400Response = ErrorDetails

export const TemplatesUpdate401Response = ErrorDetails

export const TemplatesUpdate403Response = ErrorDetails

export const TemplatesUpdate404Response = ErrorDetails

export const TemplatesUpdate405Response = ErrorDetails

export const TemplatesUpdate429Response = ErrorDetails

export const TemplatesUpdate500Response = ErrorDetails

export const templatesUpdateGroupSharePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesUpdateGroupSharePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesUpdateGroupShareParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesUpdateGroupSharePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesUpdateGroupSharePathTemplateIdRegExp),
  "templatePart": zod.enum(['groups'])
})

export const TemplatesUpdateGroupShareBody = GroupInformation

export const TemplatesUpdateGroupShare200Response = GroupInformation

export const TemplatesUpdateGroupShare400Response = ErrorDetails

export const TemplatesUpdateGroupShare401Response = ErrorDetails

export const TemplatesUpdateGroupShare403Response = ErrorDetails

export const TemplatesUpdateGroupShare404Response = ErrorDetails

export const TemplatesUpdateGroupShare405Response = ErrorDetails

export const TemplatesUpdateGroupShare429Response = ErrorDetails

export const TemplatesUpdateGroupShare500Response = ErrorDetails

export const templatesDeleteGroupSharePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesDeleteGroupSharePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesDeleteGroupShareParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesDeleteGroupSharePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesDeleteGroupSharePathTemplateIdRegExp),
  "templatePart": zod.enum(['groups'])
})

export const TemplatesDeleteGroupShareBody = GroupInformation

export const TemplatesDeleteGroupShare200Response = GroupInformation

export const TemplatesDeleteGroupShare400Response = ErrorDetails

export const TemplatesDeleteGroupShare401Response = ErrorDetails

export const TemplatesDeleteGroupShare403Response = ErrorDetails

export const TemplatesDeleteGroupShare404Response = ErrorDetails

export const TemplatesDeleteGroupShare405Response = ErrorDetails

export const TemplatesDeleteGroupShare429Response = ErrorDetails

export const TemplatesDeleteGroupShare500Response = ErrorDetails

export const templatesGetPageImagesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesGetPageImagesPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templatesGetPageImagesPathDocumentIdRegExp = new RegExp('^\\d+$');


export const TemplatesGetPageImagesParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesGetPageImagesPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesGetPageImagesPathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templatesGetPageImagesPathDocumentIdRegExp)
})

export const templatesGetPageImagesQueryCountRegExp = new RegExp('^\\d+$');
export const templatesGetPageImagesQueryDpiRegExp = new RegExp('^\\d+$');
export const templatesGetPageImagesQueryMaxHeightRegExp = new RegExp('^\\d+$');
export const templatesGetPageImagesQueryMaxWidthRegExp = new RegExp('^\\d+$');
export const templatesGetPageImagesQueryStartPositionDefault = `0`;
export const templatesGetPageImagesQueryStartPositionRegExp = new RegExp('^\\d+$');


export const TemplatesGetPageImagesQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', templatesGetPageImagesQueryCountRegExp).optional(),
  "dpi": zod.stringFormat('integer-string', templatesGetPageImagesQueryDpiRegExp).optional(),
  "max_height": zod.stringFormat('integer-string', templatesGetPageImagesQueryMaxHeightRegExp).optional(),
  "max_width": zod.stringFormat('integer-string', templatesGetPageImagesQueryMaxWidthRegExp).optional(),
  "nocache": zod.enum(['true', 'false']).optional(),
  "show_changes": zod.enum(['true', 'false']).optional(),
  "start_position": zod.stringFormat('integer-string', templatesGetPageImagesQueryStartPositionRegExp).default(templatesGetPageImagesQueryStartPositionDefault)
})

export const TemplatesGetPageImages200Response = PageImages

export const TemplatesGetPageImages400Response = ErrorDetails

export const TemplatesGetPageImages401Response = ErrorDetails

export const TemplatesGetPageImages403Response = ErrorDetails

export const TemplatesGetPageImages404Response = ErrorDetails

export const TemplatesGetPageImages405Response = ErrorDetails

export const TemplatesGetPageImages429Response = ErrorDetails

export const TemplatesGetPageImages500Response = ErrorDetails

export const templatesDeleteDocumentPagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesDeleteDocumentPagePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templatesDeleteDocumentPagePathDocumentIdRegExp = new RegExp('^\\d+$');
export const templatesDeleteDocumentPagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');


export const TemplatesDeleteDocumentPageParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesDeleteDocumentPagePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesDeleteDocumentPagePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templatesDeleteDocumentPagePathDocumentIdRegExp),
  "pageNumber": zod.string().regex(templatesDeleteDocumentPagePathPageNumberRegExp)
})

export const TemplatesDeleteDocumentPageHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplatesDeleteDocumentPageBody = PageDeletion

export const TemplatesDeleteDocumentPage200Response = zod.unknown()

export const TemplatesDeleteDocumentPage400Response = ErrorDetails

export const TemplatesDeleteDocumentPage401Response = ErrorDetails

export const TemplatesDeleteDocumentPage403Response = ErrorDetails

export const TemplatesDeleteDocumentPage404Response = ErrorDetails

export const TemplatesDeleteDocumentPage405Response = ErrorDetails

export const TemplatesDeleteDocumentPage429Response = ErrorDetails

export const TemplatesDeleteDocumentPage500Response = ErrorDetails

export const templatesGetDocumentPageImagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesGetDocumentPageImagePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templatesGetDocumentPageImagePathDocumentIdRegExp = new RegExp('^\\d+$');
export const templatesGetDocumentPageImagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');


export const TemplatesGetDocumentPageImageParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesGetDocumentPageImagePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesGetDocumentPageImagePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templatesGetDocumentPageImagePathDocumentIdRegExp),
  "pageNumber": zod.string().regex(templatesGetDocumentPageImagePathPageNumberRegExp)
})

export const templatesGetDocumentPageImageQueryDpiRegExp = new RegExp('^\\d+$');
export const templatesGetDocumentPageImageQueryMaxHeightRegExp = new RegExp('^\\d+$');
export const templatesGetDocumentPageImageQueryMaxWidthRegExp = new RegExp('^\\d+$');


export const TemplatesGetDocumentPageImageQueryParams = zod.object({
  "dpi": zod.stringFormat('integer-string', templatesGetDocumentPageImageQueryDpiRegExp).optional(),
  "max_height": zod.stringFormat('integer-string', templatesGetDocumentPageImageQueryMaxHeightRegExp).optional(),
  "max_width": zod.stringFormat('integer-string', templatesGetDocumentPageImageQueryMaxWidthRegExp).optional(),
  "show_changes": zod.enum(['true', 'false']).optional()
})

export const TemplatesGetDocumentPageImage200Response = zod.unknown()

export const TemplatesGetDocumentPageImage400Response = ErrorDetails

export const TemplatesGetDocumentPageImage401Response = ErrorDetails

export const TemplatesGetDocumentPageImage403Response = ErrorDetails

export const TemplatesGetDocumentPageImage404Response = ErrorDetails

export const TemplatesGetDocumentPageImage405Response = ErrorDetails

export const TemplatesGetDocumentPageImage429Response = ErrorDetails

export const TemplatesGetDocumentPageImage500Response = ErrorDetails

export const templatesRotateDocumentPagePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesRotateDocumentPagePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const templatesRotateDocumentPagePathDocumentIdRegExp = new RegExp('^\\d+$');
export const templatesRotateDocumentPagePathPageNumberRegExp = new RegExp('^[1-9]\\d*$');


export const TemplatesRotateDocumentPageParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesRotateDocumentPagePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesRotateDocumentPagePathTemplateIdRegExp),
  "documentId": zod.stringFormat('integer-string', templatesRotateDocumentPagePathDocumentIdRegExp),
  "pageNumber": zod.string().regex(templatesRotateDocumentPagePathPageNumberRegExp)
})

export const TemplatesRotateDocumentPageHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplatesRotateDocumentPageBody = PageRequest

export const TemplatesRotateDocumentPage200Response = zod.unknown()

export const TemplatesRotateDocumentPage400Response = ErrorDetails

export const TemplatesRotateDocumentPage401Response = ErrorDetails

export const TemplatesRotateDocumentPage403Response = ErrorDetails

export const TemplatesRotateDocumentPage404Response = ErrorDetails

export const TemplatesRotateDocumentPage405Response = ErrorDetails

export const TemplatesRotateDocumentPage429Response = ErrorDetails

export const TemplatesRotateDocumentPage500Response = ErrorDetails

export const templatesGetNotificationSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesGetNotificationSettingsPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesGetNotificationSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesGetNotificationSettingsPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesGetNotificationSettingsPathTemplateIdRegExp)
})

export const TemplatesGetNotificationSettings200Response = Notification

export const TemplatesGetNotificationSettings400Response = ErrorDetails

export const TemplatesGetNotificationSettings401Response = ErrorDetails

export const TemplatesGetNotificationSettings403Response = ErrorDetails

export const TemplatesGetNotificationSettings404Response = ErrorDetails

export const TemplatesGetNotificationSettings405Response = ErrorDetails

export const TemplatesGetNotificationSettings429Response = ErrorDetails

export const TemplatesGetNotificationSettings500Response = ErrorDetails

export const templatesUpdateNotificationSettingsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templatesUpdateNotificationSettingsPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplatesUpdateNotificationSettingsParams = zod.object({
  "accountId": zod.stringFormat('account-id', templatesUpdateNotificationSettingsPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templatesUpdateNotificationSettingsPathTemplateIdRegExp)
})

export const TemplatesUpdateNotificationSettingsHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplatesUpdateNotificationSettingsBody = TemplateNotificationRequest

export const TemplatesUpdateNotificationSettings200Response = Notification

export const TemplatesUpdateNotificationSettings400Response = ErrorDetails

export const TemplatesUpdateNotificationSettings401Response = ErrorDetails

export const TemplatesUpdateNotificationSettings403Response = ErrorDetails

export const TemplatesUpdateNotificationSettings404Response = ErrorDetails

export const TemplatesUpdateNotificationSettings405Response = ErrorDetails

export const TemplatesUpdateNotificationSettings429Response = ErrorDetails

export const TemplatesUpdateNotificationSettings500Response = ErrorDetails

