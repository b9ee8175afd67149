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
import type * as types from '@countersign/types/esign-v2.1/template-bulk-recipients';
export const TemplateBulkRecipientsListParams: ObjectSchema<types.TemplateBulkRecipientsListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateBulkRecipientsListQueryParams: ObjectSchema<types.TemplateBulkRecipientsListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_tabs": formats.booleanString.optional(),
    "start_position": formats.integerString.optional()
}));
export const TemplateBulkRecipientsList200Response: zod.ZodType<zod.output<typeof BulkRecipientsResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsResponse);
export const TemplateBulkRecipientsList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdateParams: ObjectSchema<types.TemplateBulkRecipientsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateBulkRecipientsUpdateHeader: ObjectSchema<types.TemplateBulkRecipientsUpdateHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateBulkRecipientsUpdateBody = BulkRecipientsRequest;
export const TemplateBulkRecipientsUpdate200Response: zod.ZodType<zod.output<typeof BulkRecipientsSummaryResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsSummaryResponse);
export const TemplateBulkRecipientsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDeleteParams: ObjectSchema<types.TemplateBulkRecipientsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid,
    "recipientId": zod.string()
}));
export const TemplateBulkRecipientsDeleteHeader: ObjectSchema<types.TemplateBulkRecipientsDeleteHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const TemplateBulkRecipientsDelete200Response: zod.ZodType<zod.output<typeof BulkRecipientsUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkRecipientsUpdateResponse);
export const TemplateBulkRecipientsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const TemplateBulkRecipientsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
