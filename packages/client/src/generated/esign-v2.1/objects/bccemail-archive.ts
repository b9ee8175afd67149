// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateResponses, BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteResponses, BCCEmailArchiveGet200Response, BCCEmailArchiveGetResponses, BCCEmailArchiveList200Response, BCCEmailArchiveListResponses } from '@countersign/types/esign-v2.1/bccemail-archive';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { BCCEmailArchiveCreateInput, BCCEmailArchiveDeleteInput, BCCEmailArchiveGetInput, BCCEmailArchiveListInput } from '../bccemail-archive.js';
import { bCCEmailArchiveCreate, bCCEmailArchiveDelete, bCCEmailArchiveGet, bCCEmailArchiveList } from '../bccemail-archive.js';
/**
 * Up to five e-mail addresses of an account that receive a blind copy of the e-mails it sends, for
 * archiving. Only certain plans include it.
 */
export interface BCCEmailArchive {
    /**
     * List the e-mail archive addresses of the account.
     *
     * Returns the addresses that receive blind copies of the e-mails that the account sends, with the
     * status of each. Only certain plans include the archive, and the operator must have enabled it. The
     * caller must be an administrator of the account.
     *
     * The list is paged: `start_position` and `count` select a page, and `nextUri` links to the next
     * page.
     *
     * BCCEmailArchive_list: `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives`
     */
    list(input?: BCCEmailArchiveListInput, options?: CallOptions): PagedCall<BCCEmailArchiveList200Response, BCCEmailArchiveListResponses, NonNullable<BCCEmailArchiveList200Response['bccEmailArchives']>[number]>;
    /**
     * Add an e-mail archive address.
     *
     * Adds an address that receives blind copies of the e-mails that the account sends. The service
     * sends a confirmation request to the address. Until the address is confirmed, its status is
     * `activation_sent`. Copies are only sent when the status is `active`.
     *
     * An account can have up to five addresses that are active or waiting for confirmation. Only certain
     * plans include the archive, and the operator must have enabled it. The caller must be an
     * administrator of the account.
     *
     * BCCEmailArchive_create: `POST /v2.1/accounts/{accountId}/settings/bcc_email_archives`
     */
    create(input: BCCEmailArchiveCreateInput, options?: CallOptions): Call<BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateResponses>;
    /**
     * Read the history of an e-mail archive address.
     *
     * Returns the settings of an archive address and its history: when it was added, confirmed, changed
     * or closed, and by whom. Each event contains the status of the address after the event. Only
     * certain plans include the archive, and the operator must have enabled it. The caller must be an
     * administrator of the account.
     *
     * The history is paged: `start_position` and `count` select a page, and `nextUri` links to the next
     * page.
     *
     * BCCEmailArchive_get: `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
     */
    get(input: BCCEmailArchiveGetInput, options?: CallOptions): PagedCall<BCCEmailArchiveGet200Response, BCCEmailArchiveGetResponses, NonNullable<BCCEmailArchiveGet200Response['bccEmailArchiveHistory']>[number]>;
    /**
     * Close an e-mail archive address.
     *
     * Stops the blind copies to an archive address and sets its status to `closed`. Its history is kept,
     * and it no longer counts towards the limit of five addresses. Only certain plans include the
     * archive, and the operator must have enabled it. The caller must be an administrator of the
     * account.
     *
     * BCCEmailArchive_delete: `DELETE /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
     */
    delete(input: BCCEmailArchiveDeleteInput, options?: CallOptions): Call<BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of BCCEmailArchive.
 */
export function bccEmailArchive(client: Client<'esign'>): BCCEmailArchive {
    return {
        list: bCCEmailArchiveList.bind(null, client),
        create: bCCEmailArchiveCreate.bind(null, client),
        get: bCCEmailArchiveGet.bind(null, client),
        delete: bCCEmailArchiveDelete.bind(null, client)
    };
}

