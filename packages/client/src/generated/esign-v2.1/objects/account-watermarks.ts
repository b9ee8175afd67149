// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountWatermarksGet200Response, AccountWatermarksGetResponses, AccountWatermarksPreview200Response, AccountWatermarksPreviewResponses, AccountWatermarksUpdate200Response, AccountWatermarksUpdateResponses } from '@countersign/types/esign-v2.1/account-watermarks';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountWatermarksGetInput, AccountWatermarksPreviewInput, AccountWatermarksUpdateInput } from '../account-watermarks.js';
import { accountWatermarksGet, accountWatermarksPreview, accountWatermarksUpdate } from '../account-watermarks.js';
/**
 * The watermark on documents of envelopes that are not completed.
 */
export interface AccountWatermarks {
    /**
     * Read the watermark of an account.
     *
     * Returns the watermark that is shown on documents of the account while their envelope is not
     * completed, and whether it is enabled.
     *
     * AccountWatermarks_get: `GET /v2.1/accounts/{accountId}/watermark`
     */
    get(input?: AccountWatermarksGetInput, options?: CallOptions): Call<AccountWatermarksGet200Response, AccountWatermarksGetResponses>;
    /**
     * Change the watermark of an account.
     *
     * Changes the text or image of the watermark, its appearance, and whether it is enabled. To preview
     * it first, use `AccountWatermarks_preview`. The caller must be an administrator of the account.
     *
     * AccountWatermarks_update: `PUT /v2.1/accounts/{accountId}/watermark`
     */
    update(input: AccountWatermarksUpdateInput, options?: CallOptions): Call<AccountWatermarksUpdate200Response, AccountWatermarksUpdateResponses>;
    /**
     * Preview a watermark.
     *
     * Returns a preview of a watermark as a Base64-encoded image in `imageBase64`, without saving it.
     * The watermark of the account is not changed. The caller must be an administrator of the account.
     *
     * AccountWatermarks_preview: `PUT /v2.1/accounts/{accountId}/watermark/preview`
     */
    preview(input: AccountWatermarksPreviewInput, options?: CallOptions): Call<AccountWatermarksPreview200Response, AccountWatermarksPreviewResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountWatermarks.
 */
export function accountWatermarks(client: Client<'esign'>): AccountWatermarks {
    return {
        get: accountWatermarksGet.bind(null, client),
        update: accountWatermarksUpdate.bind(null, client),
        preview: accountWatermarksPreview.bind(null, client)
    };
}

