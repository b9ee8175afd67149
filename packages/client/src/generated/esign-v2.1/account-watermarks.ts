/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountWatermarksGet200Response, AccountWatermarksGetParams, AccountWatermarksGetResponses, AccountWatermarksPreview200Response, AccountWatermarksPreviewBody, AccountWatermarksPreviewParams, AccountWatermarksPreviewResponses, AccountWatermarksUpdate200Response, AccountWatermarksUpdateBody, AccountWatermarksUpdateParams, AccountWatermarksUpdateResponses } from '@countersign/types/esign-v2.1/account-watermarks';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountWatermarksGet`.
 */
export interface AccountWatermarksGetInput {
    path?: PathOf<AccountWatermarksGetParams> | undefined;
}
/**
 * Read the watermark of an account.
 *
 * Returns the watermark that is shown on documents of the account while their envelope is not
 * completed, and whether it is enabled.
 *
 * AccountWatermarks_get: `GET /v2.1/accounts/{accountId}/watermark`
 */
export const accountWatermarksGet: Operation<AccountWatermarksGetInput, AccountWatermarksGet200Response, AccountWatermarksGetResponses, 'esign'> = /* @__PURE__ */ operation('AccountWatermarks_get', 'GET', '/v2.1/accounts/{accountId}/watermark');


/**
 * The input of `accountWatermarksUpdate`.
 */
export interface AccountWatermarksUpdateInput {
    path?: PathOf<AccountWatermarksUpdateParams> | undefined;
    body: AccountWatermarksUpdateBody;
}
/**
 * Change the watermark of an account.
 *
 * Changes the text or image of the watermark, its appearance, and whether it is enabled. To preview
 * it first, use `AccountWatermarks_preview`. The caller must be an administrator of the account.
 *
 * AccountWatermarks_update: `PUT /v2.1/accounts/{accountId}/watermark`
 */
export const accountWatermarksUpdate: Operation<AccountWatermarksUpdateInput, AccountWatermarksUpdate200Response, AccountWatermarksUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountWatermarks_update', 'PUT', '/v2.1/accounts/{accountId}/watermark');


/**
 * The input of `accountWatermarksPreview`.
 */
export interface AccountWatermarksPreviewInput {
    path?: PathOf<AccountWatermarksPreviewParams> | undefined;
    body: AccountWatermarksPreviewBody;
}
/**
 * Preview a watermark.
 *
 * Returns a preview of a watermark as a Base64-encoded image in `imageBase64`, without saving it.
 * The watermark of the account is not changed. The caller must be an administrator of the account.
 *
 * AccountWatermarks_preview: `PUT /v2.1/accounts/{accountId}/watermark/preview`
 */
export const accountWatermarksPreview: Operation<AccountWatermarksPreviewInput, AccountWatermarksPreview200Response, AccountWatermarksPreviewResponses, 'esign'> = /* @__PURE__ */ operation('AccountWatermarks_preview', 'PUT', '/v2.1/accounts/{accountId}/watermark/preview');

