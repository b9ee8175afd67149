/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ChunkedUploadRequest
} from './schemas/chunkedUploadRequest.zod.js';

import {
  ChunkedUploadResponse
} from './schemas/chunkedUploadResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const chunkedUploadsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const ChunkedUploadsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', chunkedUploadsCreatePathAccountIdRegExp)
})

export const ChunkedUploadsCreateBody = ChunkedUploadRequest

export const ChunkedUploadsCreate201Response = ChunkedUploadResponse

export const ChunkedUploadsCreate400Response = ErrorDetails

export const ChunkedUploadsCreate401Response = ErrorDetails

export const ChunkedUploadsCreate403Response = ErrorDetails

export const ChunkedUploadsCreate404Response = ErrorDetails

export const ChunkedUploadsCreate405Response = ErrorDetails

export const ChunkedUploadsCreate429Response = ErrorDetails

export const ChunkedUploadsCreate500Response = ErrorDetails

export const chunkedUploadsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const chunkedUploadsGetPathChunkedUploadIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const ChunkedUploadsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', chunkedUploadsGetPathAccountIdRegExp),
  "chunkedUploadId": zod.stringFormat('guid', chunkedUploadsGetPathChunkedUploadIdRegExp)
})

export const ChunkedUploadsGetQueryParams = zod.object({
  "include": zod.enum(['checksum']).optional()
})

export const ChunkedUploadsGet200Response = ChunkedUploadResponse

export const ChunkedUploadsGet400Response = ErrorDetails

export const ChunkedUploadsGet401Response = ErrorDetails

export const ChunkedUploadsGet403Response = ErrorDetails

export const ChunkedUploadsGet404Response = ErrorDetails

export const ChunkedUploadsGet405Response = ErrorDetails

export const ChunkedUploadsGet429Response = ErrorDetails

export const ChunkedUploadsGet500Response = ErrorDetails

export const chunkedUploadsCommitPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const chunkedUploadsCommitPathChunkedUploadIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const ChunkedUploadsCommitParams = zod.object({
  "accountId": zod.stringFormat('account-id', chunkedUploadsCommitPathAccountIdRegExp),
  "chunkedUploadId": zod.stringFormat('guid', chunkedUploadsCommitPathChunkedUploadIdRegExp)
})

export const ChunkedUploadsCommitQueryParams = zod.object({
  "action": zod.enum(['commit'])
})

export const ChunkedUploadsCommit200Response = ChunkedUploadResponse

export const ChunkedUploadsCommit400Response = ErrorDetails

export const ChunkedUploadsCommit401Response = ErrorDetails

export const ChunkedUploadsCommit403Response = ErrorDetails

export const ChunkedUploadsCommit404Response = ErrorDetails

export const ChunkedUploadsCommit405Response = ErrorDetails

export const ChunkedUploadsCommit429Response = ErrorDetails

export const ChunkedUploadsCommit500Response = ErrorDetails

export const chunkedUploadsDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const chunkedUploadsDeletePathChunkedUploadIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const ChunkedUploadsDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', chunkedUploadsDeletePathAccountIdRegExp),
  "chunkedUploadId": zod.stringFormat('guid', chunkedUploadsDeletePathChunkedUploadIdRegExp)
})

export const ChunkedUploadsDelete200Response = ChunkedUploadResponse

export const ChunkedUploadsDelete400Response = ErrorDetails

export const ChunkedUploadsDelete401Response = ErrorDetails

export const ChunkedUploadsDelete403Response = ErrorDetails

export const ChunkedUploadsDelete404Response = ErrorDetails

export const ChunkedUploadsDelete405Response = ErrorDetails

export const ChunkedUploadsDelete429Response = ErrorDetails

export const ChunkedUploadsDelete500Response = ErrorDetails

export const chunkedUploadsUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const chunkedUploadsUpdatePathChunkedUploadIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const chunkedUploadsUpdatePathChunkedUploadPartSeqRegExp = new RegExp('^[1-9]\\d*$');


export const ChunkedUploadsUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', chunkedUploadsUpdatePathAccountIdRegExp),
  "chunkedUploadId": zod.stringFormat('guid', chunkedUploadsUpdatePathChunkedUploadIdRegExp),
  "chunkedUploadPartSeq": zod.stringFormat('integer-string', chunkedUploadsUpdatePathChunkedUploadPartSeqRegExp)
})

export const ChunkedUploadsUpdateBody = ChunkedUploadRequest

export const ChunkedUploadsUpdate200Response = ChunkedUploadResponse

export const ChunkedUploadsUpdate400Response = ErrorDetails

export const ChunkedUploadsUpdate401Response = ErrorDetails

export const ChunkedUploadsUpdate403Response = ErrorDetails

export const ChunkedUploadsUpdate404Response = ErrorDetails

export const ChunkedUploadsUpdate405Response = ErrorDetails

export const ChunkedUploadsUpdate429Response = ErrorDetails

export const ChunkedUploadsUpdate500Response = ErrorDetails

