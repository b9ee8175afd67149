/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelopeStatus } from './schemas/bulkEnvelopeStatus.js';
import { BulkEnvelopesResponse } from './schemas/bulkEnvelopesResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/bulk-envelopes';
export const BulkEnvelopesListParams: ObjectSchema<types.BulkEnvelopesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BulkEnvelopesListQueryParams: ObjectSchema<types.BulkEnvelopesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString3.optional(),
    "start_position": formats.integerString.optional()
}));
export const BulkEnvelopesList200Response: zod.ZodType<zod.output<typeof BulkEnvelopesResponse>, unknown> = /* @__PURE__ */ lenientResponse(BulkEnvelopesResponse);
export const BulkEnvelopesList400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesList500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGetParams: ObjectSchema<types.BulkEnvelopesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "batchId": formats.guid
}));
export const BulkEnvelopesGetQueryParams: ObjectSchema<types.BulkEnvelopesGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "count": formats.integerString.optional(),
    "include": zod.string().optional(),
    "start_position": formats.integerString.optional()
}));
export const BulkEnvelopesGet200Response: zod.ZodType<zod.output<typeof BulkEnvelopeStatus>, unknown> = /* @__PURE__ */ lenientResponse(BulkEnvelopeStatus);
export const BulkEnvelopesGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BulkEnvelopesGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
