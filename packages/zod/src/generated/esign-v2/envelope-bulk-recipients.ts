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



export const envelopeBulkRecipientsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeBulkRecipientsListPathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeBulkRecipientsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeBulkRecipientsListPathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeBulkRecipientsListPathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const envelopeBulkRecipientsListQueryIncludeTabsDefault = `false`;
export const envelopeBulkRecipientsListQueryStartPositionDefault = `0`;
export const envelopeBulkRecipientsListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const EnvelopeBulkRecipientsListQueryParams = zod.object({
  "include_tabs": zod.enum(['true', 'false']).default(envelopeBulkRecipientsListQueryIncludeTabsDefault),
  "start_position": zod.stringFormat('integer-string', envelopeBulkRecipientsListQueryStartPositionRegExp).default(envelopeBulkRecipientsListQueryStartPositionDefault)
})

export const EnvelopeBulkRecipientsList200Response = BulkRecipientsResponse

export const EnvelopeBulkRecipientsList400Response = ErrorDetails

export const EnvelopeBulkRecipientsList401Response = ErrorDetails

export const EnvelopeBulkRecipientsList403Response = ErrorDetails

export const EnvelopeBulkRecipientsList404Response = ErrorDetails

export const EnvelopeBulkRecipientsList405Response = ErrorDetails

export const EnvelopeBulkRecipientsList429Response = ErrorDetails

export const EnvelopeBulkRecipientsList500Response = ErrorDetails

export const envelopeBulkRecipientsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeBulkRecipientsUpdatePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeBulkRecipientsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeBulkRecipientsUpdatePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeBulkRecipientsUpdatePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeBulkRecipientsUpdateHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeBulkRecipientsUpdateBody = BulkRecipientsRequest

export const EnvelopeBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse

export const EnvelopeBulkRecipientsUpdate400Response = ErrorDetails

export const EnvelopeBulkRecipientsUpdate401Response = ErrorDetails

export const EnvelopeBulkRecipientsUpdate403Response = ErrorDetails

export const EnvelopeBulkRecipientsUpdate404Response = ErrorDetails

export const EnvelopeBulkRecipientsUpdate405Response = ErrorDetails

export const EnvelopeBulkRecipientsUpdate429Response = ErrorDetails

export const EnvelopeBulkRecipientsUpdate500Response = ErrorDetails

export const envelopeBulkRecipientsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const envelopeBulkRecipientsDeletePathEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeBulkRecipientsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', envelopeBulkRecipientsDeletePathAccountIdRegExp),
  "envelopeId": zod.stringFormat('guid', envelopeBulkRecipientsDeletePathEnvelopeIdRegExp),
  "recipientId": zod.string()
})

export const EnvelopeBulkRecipientsDeleteHeader = zod.object({
  "X-DocuSign-Edit": zod.string().optional()
})

export const EnvelopeBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse

export const EnvelopeBulkRecipientsDelete400Response = ErrorDetails

export const EnvelopeBulkRecipientsDelete401Response = ErrorDetails

export const EnvelopeBulkRecipientsDelete403Response = ErrorDetails

export const EnvelopeBulkRecipientsDelete404Response = ErrorDetails

export const EnvelopeBulkRecipientsDelete405Response = ErrorDetails

export const EnvelopeBulkRecipientsDelete429Response = ErrorDetails

export const EnvelopeBulkRecipientsDelete500Response = ErrorDetails

