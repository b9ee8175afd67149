/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Watermark } from './schemas/watermark.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/account-watermarks';
export const AccountWatermarksGetParams: zod.ZodType<types.AccountWatermarksGetParams, types.AccountWatermarksGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountWatermarksGet200Response = Watermark;
export const AccountWatermarksGet400Response = ErrorDetails;
export const AccountWatermarksGet401Response = ErrorDetails;
export const AccountWatermarksGet403Response = ErrorDetails;
export const AccountWatermarksGet404Response = ErrorDetails;
export const AccountWatermarksGet405Response = ErrorDetails;
export const AccountWatermarksGet429Response = ErrorDetails;
export const AccountWatermarksGet500Response = ErrorDetails;
export const AccountWatermarksUpdateParams: zod.ZodType<types.AccountWatermarksUpdateParams, types.AccountWatermarksUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountWatermarksUpdateBody = Watermark;
export const AccountWatermarksUpdate200Response = Watermark;
export const AccountWatermarksUpdate400Response = ErrorDetails;
export const AccountWatermarksUpdate401Response = ErrorDetails;
export const AccountWatermarksUpdate403Response = ErrorDetails;
export const AccountWatermarksUpdate404Response = ErrorDetails;
export const AccountWatermarksUpdate405Response = ErrorDetails;
export const AccountWatermarksUpdate429Response = ErrorDetails;
export const AccountWatermarksUpdate500Response = ErrorDetails;
export const AccountWatermarksPreviewParams: zod.ZodType<types.AccountWatermarksPreviewParams, types.AccountWatermarksPreviewParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const AccountWatermarksPreviewBody = Watermark;
export const AccountWatermarksPreview200Response = Watermark;
export const AccountWatermarksPreview400Response = ErrorDetails;
export const AccountWatermarksPreview401Response = ErrorDetails;
export const AccountWatermarksPreview403Response = ErrorDetails;
export const AccountWatermarksPreview404Response = ErrorDetails;
export const AccountWatermarksPreview405Response = ErrorDetails;
export const AccountWatermarksPreview429Response = ErrorDetails;
export const AccountWatermarksPreview500Response = ErrorDetails;
