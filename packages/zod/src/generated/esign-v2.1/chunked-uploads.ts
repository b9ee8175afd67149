/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ChunkedUploadRequest } from './schemas/chunkedUploadRequest.js';
import { ChunkedUploadResponse } from './schemas/chunkedUploadResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/chunked-uploads';
export const ChunkedUploadsCreateParams: ObjectSchema<types.ChunkedUploadsCreateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const ChunkedUploadsCreateBody = ChunkedUploadRequest;
export const ChunkedUploadsCreate201Response: zod.ZodType<zod.output<typeof ChunkedUploadResponse>, unknown> = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsCreate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGetParams: ObjectSchema<types.ChunkedUploadsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid
}));
export const ChunkedUploadsGetQueryParams: ObjectSchema<types.ChunkedUploadsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.enum(['checksum']).optional()
}));
export const ChunkedUploadsGet200Response: zod.ZodType<zod.output<typeof ChunkedUploadResponse>, unknown> = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsGet400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommitParams: ObjectSchema<types.ChunkedUploadsCommitParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid
}));
export const ChunkedUploadsCommitQueryParams: ObjectSchema<types.ChunkedUploadsCommitQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "action": zod.enum(['commit']).optional()
}));
export const ChunkedUploadsCommit200Response: zod.ZodType<zod.output<typeof ChunkedUploadResponse>, unknown> = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsCommit400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDeleteParams: ObjectSchema<types.ChunkedUploadsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid
}));
export const ChunkedUploadsDelete200Response: zod.ZodType<zod.output<typeof ChunkedUploadResponse>, unknown> = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsDelete400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdateParams: ObjectSchema<types.ChunkedUploadsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid,
    "chunkedUploadPartSeq": formats.integerString6
}));
export const ChunkedUploadsUpdateBody = ChunkedUploadRequest;
export const ChunkedUploadsUpdate200Response: zod.ZodType<zod.output<typeof ChunkedUploadResponse>, unknown> = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
