/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BulkRecipientsRequest
} from './schemas/bulkRecipientsRequest.zod.js';

import {
  BulkRecipientsResponse
} from './schemas/bulkRecipientsResponse.zod.js';

import {
  BulkRecipientsSummaryResponse
} from './schemas/bulkRecipientsSummaryResponse.zod.js';

import {
  BulkRecipientsUpdateResponse
} from './schemas/bulkRecipientsUpdateResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const templateBulkRecipientsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateBulkRecipientsListPathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateBulkRecipientsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateBulkRecipientsListPathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateBulkRecipientsListPathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const templateBulkRecipientsListQueryIncludeTabsDefault = `false`;
export const templateBulkRecipientsListQueryStartPositionDefault = `0`;
export const templateBulkRecipientsListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const TemplateBulkRecipientsListQueryParams = zod.object({
  "include_tabs": zod.enum(['true', 'false']).default(templateBulkRecipientsListQueryIncludeTabsDefault),
  "start_position": zod.stringFormat('integer-string', templateBulkRecipientsListQueryStartPositionRegExp).default(templateBulkRecipientsListQueryStartPositionDefault)
})

export const TemplateBulkRecipientsList200Response = BulkRecipientsResponse

export const TemplateBulkRecipientsList400Response = ErrorDetails

export const TemplateBulkRecipientsList401Response = ErrorDetails

export const TemplateBulkRecipientsList403Response = ErrorDetails

export const TemplateBulkRecipientsList404Response = ErrorDetails

export const TemplateBulkRecipientsList405Response = ErrorDetails

export const TemplateBulkRecipientsList429Response = ErrorDetails

export const TemplateBulkRecipientsList500Response = ErrorDetails

export const templateBulkRecipientsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateBulkRecipientsUpdatePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateBulkRecipientsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateBulkRecipientsUpdatePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateBulkRecipientsUpdatePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateBulkRecipientsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateBulkRecipientsUpdateBody = BulkRecipientsRequest

export const TemplateBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse

export const TemplateBulkRecipientsUpdate400Response = ErrorDetails

export const TemplateBulkRecipientsUpdate401Response = ErrorDetails

export const TemplateBulkRecipientsUpdate403Response = ErrorDetails

export const TemplateBulkRecipientsUpdate404Response = ErrorDetails

export const TemplateBulkRecipientsUpdate405Response = ErrorDetails

export const TemplateBulkRecipientsUpdate429Response = ErrorDetails

export const TemplateBulkRecipientsUpdate500Response = ErrorDetails

export const templateBulkRecipientsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const templateBulkRecipientsDeletePathTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const TemplateBulkRecipientsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', templateBulkRecipientsDeletePathAccountIdRegExp),
  "templateId": zod.stringFormat('guid', templateBulkRecipientsDeletePathTemplateIdRegExp),
  "recipientId": zod.string()
})

export const TemplateBulkRecipientsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const TemplateBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse

export const TemplateBulkRecipientsDelete400Response = ErrorDetails

export const TemplateBulkRecipientsDelete401Response = ErrorDetails

export const TemplateBulkRecipientsDelete403Response = ErrorDetails

export const TemplateBulkRecipientsDelete404Response = ErrorDetails

export const TemplateBulkRecipientsDelete405Response = ErrorDetails

export const TemplateBulkRecipientsDelete429Response = ErrorDetails

export const TemplateBulkRecipientsDelete500Response = ErrorDetails

