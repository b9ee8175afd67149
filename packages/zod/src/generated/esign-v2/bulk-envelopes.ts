/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BulkEnvelopeStatus
} from './schemas/bulkEnvelopeStatus.zod.js';

import {
  BulkEnvelopesResponse
} from './schemas/bulkEnvelopesResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const bulkEnvelopesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BulkEnvelopesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkEnvelopesListPathAccountIdRegExp)
})

export const bulkEnvelopesListQueryCountRegExp = new RegExp('^([1-9]|1\\d|20)$');
export const bulkEnvelopesListQueryStartPositionDefault = `0`;
export const bulkEnvelopesListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const BulkEnvelopesListQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', bulkEnvelopesListQueryCountRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', bulkEnvelopesListQueryStartPositionRegExp).default(bulkEnvelopesListQueryStartPositionDefault)
})

export const BulkEnvelopesList200Response = BulkEnvelopesResponse

export const BulkEnvelopesList400Response = ErrorDetails

export const BulkEnvelopesList401Response = ErrorDetails

export const BulkEnvelopesList403Response = ErrorDetails

export const BulkEnvelopesList404Response = ErrorDetails

export const BulkEnvelopesList405Response = ErrorDetails

export const BulkEnvelopesList429Response = ErrorDetails

export const BulkEnvelopesList500Response = ErrorDetails

export const bulkEnvelopesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const bulkEnvelopesGetPathBatchIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const BulkEnvelopesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', bulkEnvelopesGetPathAccountIdRegExp),
  "batchId": zod.stringFormat('guid', bulkEnvelopesGetPathBatchIdRegExp)
})

export const bulkEnvelopesGetQueryCountRegExp = new RegExp('^\\d+$');
export const bulkEnvelopesGetQueryStartPositionDefault = `0`;
export const bulkEnvelopesGetQueryStartPositionRegExp = new RegExp('^\\d+$');


export const BulkEnvelopesGetQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', bulkEnvelopesGetQueryCountRegExp).optional(),
  "include": zod.string().optional(),
  "start_position": zod.stringFormat('integer-string', bulkEnvelopesGetQueryStartPositionRegExp).default(bulkEnvelopesGetQueryStartPositionDefault)
})

export const BulkEnvelopesGet200Response = BulkEnvelopeStatus

export const BulkEnvelopesGet400Response = ErrorDetails

export const BulkEnvelopesGet401Response = ErrorDetails

export const BulkEnvelopesGet403Response = ErrorDetails

export const BulkEnvelopesGet404Response = ErrorDetails

export const BulkEnvelopesGet405Response = ErrorDetails

export const BulkEnvelopesGet429Response = ErrorDetails

export const BulkEnvelopesGet500Response = ErrorDetails

