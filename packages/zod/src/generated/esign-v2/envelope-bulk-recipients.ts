/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipientsRequest } from './schemas/bulkRecipientsRequest.js';
import { BulkRecipientsResponse } from './schemas/bulkRecipientsResponse.js';
import { BulkRecipientsSummaryResponse } from './schemas/bulkRecipientsSummaryResponse.js';
import { BulkRecipientsUpdateResponse } from './schemas/bulkRecipientsUpdateResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/envelope-bulk-recipients';
export const EnvelopeBulkRecipientsListParams: ObjectSchema<types.EnvelopeBulkRecipientsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeBulkRecipientsListQueryParams: ObjectSchema<types.EnvelopeBulkRecipientsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_tabs": formats.booleanString.optional(),
    "start_position": formats.integerString.optional()
}));
export const EnvelopeBulkRecipientsList200Response: zod.ZodType<zod.output<typeof BulkRecipientsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsResponse);
export const EnvelopeBulkRecipientsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdateParams: ObjectSchema<types.EnvelopeBulkRecipientsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeBulkRecipientsUpdateHeader: ObjectSchema<types.EnvelopeBulkRecipientsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeBulkRecipientsUpdateBody = BulkRecipientsRequest;
export const EnvelopeBulkRecipientsUpdate200Response: zod.ZodType<zod.output<typeof BulkRecipientsSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsSummaryResponse);
export const EnvelopeBulkRecipientsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDeleteParams: ObjectSchema<types.EnvelopeBulkRecipientsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid,
    "recipientId": zod.string()
}));
export const EnvelopeBulkRecipientsDeleteHeader: ObjectSchema<types.EnvelopeBulkRecipientsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeBulkRecipientsDelete200Response: zod.ZodType<zod.output<typeof BulkRecipientsUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsUpdateResponse);
export const EnvelopeBulkRecipientsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeBulkRecipientsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
