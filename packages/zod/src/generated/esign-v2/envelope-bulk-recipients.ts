/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipientsRequest } from './schemas/bulkRecipientsRequest.js';
import { BulkRecipientsResponse } from './schemas/bulkRecipientsResponse.js';
import { BulkRecipientsSummaryResponse } from './schemas/bulkRecipientsSummaryResponse.js';
import { BulkRecipientsUpdateResponse } from './schemas/bulkRecipientsUpdateResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/envelope-bulk-recipients';
export const EnvelopeBulkRecipientsListParams: zod.ZodType<types.EnvelopeBulkRecipientsListParams, types.EnvelopeBulkRecipientsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeBulkRecipientsListQueryParams: zod.ZodType<types.EnvelopeBulkRecipientsListQueryParams, types.EnvelopeBulkRecipientsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_tabs": formats.booleanString.optional(),
    "start_position": formats.integerString.optional()
}));
export const EnvelopeBulkRecipientsList200Response = BulkRecipientsResponse;
export const EnvelopeBulkRecipientsList400Response = ErrorDetails;
export const EnvelopeBulkRecipientsList401Response = ErrorDetails;
export const EnvelopeBulkRecipientsList403Response = ErrorDetails;
export const EnvelopeBulkRecipientsList404Response = ErrorDetails;
export const EnvelopeBulkRecipientsList405Response = ErrorDetails;
export const EnvelopeBulkRecipientsList429Response = ErrorDetails;
export const EnvelopeBulkRecipientsList500Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdateParams: zod.ZodType<types.EnvelopeBulkRecipientsUpdateParams, types.EnvelopeBulkRecipientsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeBulkRecipientsUpdateHeader: zod.ZodType<types.EnvelopeBulkRecipientsUpdateHeader, types.EnvelopeBulkRecipientsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeBulkRecipientsUpdateBody = BulkRecipientsRequest;
export const EnvelopeBulkRecipientsUpdate200Response = BulkRecipientsSummaryResponse;
export const EnvelopeBulkRecipientsUpdate400Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdate401Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdate403Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdate404Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdate405Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdate429Response = ErrorDetails;
export const EnvelopeBulkRecipientsUpdate500Response = ErrorDetails;
export const EnvelopeBulkRecipientsDeleteParams: zod.ZodType<types.EnvelopeBulkRecipientsDeleteParams, types.EnvelopeBulkRecipientsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeBulkRecipientsDeleteHeader: zod.ZodType<types.EnvelopeBulkRecipientsDeleteHeader, types.EnvelopeBulkRecipientsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeBulkRecipientsDelete200Response = BulkRecipientsUpdateResponse;
export const EnvelopeBulkRecipientsDelete400Response = ErrorDetails;
export const EnvelopeBulkRecipientsDelete401Response = ErrorDetails;
export const EnvelopeBulkRecipientsDelete403Response = ErrorDetails;
export const EnvelopeBulkRecipientsDelete404Response = ErrorDetails;
export const EnvelopeBulkRecipientsDelete405Response = ErrorDetails;
export const EnvelopeBulkRecipientsDelete429Response = ErrorDetails;
export const EnvelopeBulkRecipientsDelete500Response = ErrorDetails;
