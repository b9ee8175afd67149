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
export const ChunkedUploadsCreate201Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsCreate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCreate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGetParams: ObjectSchema<types.ChunkedUploadsGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid
}));
export const ChunkedUploadsGetQueryParams: ObjectSchema<types.ChunkedUploadsGetQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include": zod.enum(['checksum']).optional()
}));
export const ChunkedUploadsGet200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommitParams: ObjectSchema<types.ChunkedUploadsCommitParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid
}));
export const ChunkedUploadsCommitQueryParams: ObjectSchema<types.ChunkedUploadsCommitQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "action": zod.enum(['commit']).optional()
}));
export const ChunkedUploadsCommit200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsCommit400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsCommit500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDeleteParams: ObjectSchema<types.ChunkedUploadsDeleteParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid
}));
export const ChunkedUploadsDelete200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsDelete400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsDelete500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdateParams: ObjectSchema<types.ChunkedUploadsUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "chunkedUploadId": formats.guid,
    "chunkedUploadPartSeq": formats.integerString6
}));
export const ChunkedUploadsUpdateBody = ChunkedUploadRequest;
export const ChunkedUploadsUpdate200Response = /* @__PURE__ */ lenientResponse(ChunkedUploadResponse);
export const ChunkedUploadsUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const ChunkedUploadsUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
