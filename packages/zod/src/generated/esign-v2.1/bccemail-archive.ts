/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BccEmailArchive
} from './schemas/bccEmailArchive.zod.js';

import {
  BccEmailArchiveHistoryList
} from './schemas/bccEmailArchiveHistoryList.zod.js';

import {
  BccEmailArchiveList
} from './schemas/bccEmailArchiveList.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const bCCEmailArchiveListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BCCEmailArchiveListParams = zod.object({
  "accountId": zod.stringFormat('account-id', bCCEmailArchiveListPathAccountIdRegExp)
})

export const bCCEmailArchiveListQueryCountRegExp = new RegExp('^\\d+$');
export const bCCEmailArchiveListQueryStartPositionDefault = `0`;
export const bCCEmailArchiveListQueryStartPositionRegExp = new RegExp('^\\d+$');


export const BCCEmailArchiveListQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', bCCEmailArchiveListQueryCountRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', bCCEmailArchiveListQueryStartPositionRegExp).default(bCCEmailArchiveListQueryStartPositionDefault)
})

export const BCCEmailArchiveList200Response = BccEmailArchiveList

export const BCCEmailArchiveList400Response = ErrorDetails

export const BCCEmailArchiveList401Response = ErrorDetails

export const BCCEmailArchiveList403Response = ErrorDetails

export const BCCEmailArchiveList404Response = ErrorDetails

export const BCCEmailArchiveList405Response = ErrorDetails

export const BCCEmailArchiveList429Response = ErrorDetails

export const BCCEmailArchiveList500Response = ErrorDetails

export const bCCEmailArchiveCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BCCEmailArchiveCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', bCCEmailArchiveCreatePathAccountIdRegExp)
})

export const BCCEmailArchiveCreateBody = BccEmailArchive

export const BCCEmailArchiveCreate201Response = BccEmailArchive

export const BCCEmailArchiveCreate400Response = ErrorDetails

export const BCCEmailArchiveCreate401Response = ErrorDetails

export const BCCEmailArchiveCreate403Response = ErrorDetails

export const BCCEmailArchiveCreate404Response = ErrorDetails

export const BCCEmailArchiveCreate405Response = ErrorDetails

export const BCCEmailArchiveCreate429Response = ErrorDetails

export const BCCEmailArchiveCreate500Response = ErrorDetails

export const bCCEmailArchiveGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BCCEmailArchiveGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', bCCEmailArchiveGetPathAccountIdRegExp),
  "bccEmailArchiveId": zod.string()
})

export const bCCEmailArchiveGetQueryCountRegExp = new RegExp('^\\d+$');
export const bCCEmailArchiveGetQueryStartPositionDefault = `0`;
export const bCCEmailArchiveGetQueryStartPositionRegExp = new RegExp('^\\d+$');


export const BCCEmailArchiveGetQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', bCCEmailArchiveGetQueryCountRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', bCCEmailArchiveGetQueryStartPositionRegExp).default(bCCEmailArchiveGetQueryStartPositionDefault)
})

export const BCCEmailArchiveGet200Response = BccEmailArchiveHistoryList

export const BCCEmailArchiveGet400Response = ErrorDetails

export const BCCEmailArchiveGet401Response = ErrorDetails

export const BCCEmailArchiveGet403Response = ErrorDetails

export const BCCEmailArchiveGet404Response = ErrorDetails

export const BCCEmailArchiveGet405Response = ErrorDetails

export const BCCEmailArchiveGet429Response = ErrorDetails

export const BCCEmailArchiveGet500Response = ErrorDetails

export const bCCEmailArchiveDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BCCEmailArchiveDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', bCCEmailArchiveDeletePathAccountIdRegExp),
  "bccEmailArchiveId": zod.string()
})

export const BCCEmailArchiveDelete200Response = zod.unknown()

export const BCCEmailArchiveDelete400Response = ErrorDetails

export const BCCEmailArchiveDelete401Response = ErrorDetails

export const BCCEmailArchiveDelete403Response = ErrorDetails

export const BCCEmailArchiveDelete404Response = ErrorDetails

export const BCCEmailArchiveDelete405Response = ErrorDetails

export const BCCEmailArchiveDelete429Response = ErrorDetails

export const BCCEmailArchiveDelete500Response = ErrorDetails

