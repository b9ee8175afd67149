/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  Watermark
} from './schemas/watermark.zod.js';



export const accountWatermarksGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountWatermarksGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountWatermarksGetPathAccountIdRegExp)
})

export const AccountWatermarksGet200Response = Watermark

export const AccountWatermarksGet400Response = ErrorDetails

export const AccountWatermarksGet401Response = ErrorDetails

export const AccountWatermarksGet403Response = ErrorDetails

export const AccountWatermarksGet404Response = ErrorDetails

export const AccountWatermarksGet405Response = ErrorDetails

export const AccountWatermarksGet429Response = ErrorDetails

export const AccountWatermarksGet500Response = ErrorDetails

export const accountWatermarksUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountWatermarksUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountWatermarksUpdatePathAccountIdRegExp)
})

export const AccountWatermarksUpdateBody = Watermark

export const AccountWatermarksUpdate200Response = Watermark

export const AccountWatermarksUpdate400Response = ErrorDetails

export const AccountWatermarksUpdate401Response = ErrorDetails

export const AccountWatermarksUpdate403Response = ErrorDetails

export const AccountWatermarksUpdate404Response = ErrorDetails

export const AccountWatermarksUpdate405Response = ErrorDetails

export const AccountWatermarksUpdate429Response = ErrorDetails

export const AccountWatermarksUpdate500Response = ErrorDetails

export const accountWatermarksPreviewPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const AccountWatermarksPreviewParams = zod.object({
  "accountId": zod.stringFormat('account-id', accountWatermarksPreviewPathAccountIdRegExp)
})

export const AccountWatermarksPreviewBody = Watermark

export const AccountWatermarksPreview200Response = Watermark

export const AccountWatermarksPreview400Response = ErrorDetails

export const AccountWatermarksPreview401Response = ErrorDetails

export const AccountWatermarksPreview403Response = ErrorDetails

export const AccountWatermarksPreview404Response = ErrorDetails

export const AccountWatermarksPreview405Response = ErrorDetails

export const AccountWatermarksPreview429Response = ErrorDetails

export const AccountWatermarksPreview500Response = ErrorDetails

