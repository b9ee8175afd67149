/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * Read the watermark of an account.
 *
 * Tells which watermark lies over documents of the account while their envelope is not completed,
 * and whether it is switched on at all.
 *
 * AccountWatermarks_get: `GET /v2.1/accounts/{accountId}/watermark`
 */
export const accountWatermarksGet = /* @__PURE__ */ operation<operations['AccountWatermarks_get']>({
    id: 'AccountWatermarks_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/watermark'
});


/**
 * Change the watermark of an account.
 *
 * Changes the words or the image of the watermark, how it looks, and whether it is switched on.
 * Whether it looks well can be tried before with `AccountWatermarks_preview`. The caller must be
 * an administrator of the account.
 *
 * AccountWatermarks_update: `PUT /v2.1/accounts/{accountId}/watermark`
 */
export const accountWatermarksUpdate = /* @__PURE__ */ operation<operations['AccountWatermarks_update']>({
    id: 'AccountWatermarks_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/watermark',
    mediaTypes: ['application/json']
});


/**
 * Preview a watermark.
 *
 * Shows what a watermark would look like, as a Base64 image in `imageBase64`, without keeping
 * it. The watermark of the account stays as it is. The caller must be an administrator of the
 * account.
 *
 * AccountWatermarks_preview: `PUT /v2.1/accounts/{accountId}/watermark/preview`
 */
export const accountWatermarksPreview = /* @__PURE__ */ operation<operations['AccountWatermarks_preview']>({
    id: 'AccountWatermarks_preview',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/watermark/preview',
    mediaTypes: ['application/json']
});

