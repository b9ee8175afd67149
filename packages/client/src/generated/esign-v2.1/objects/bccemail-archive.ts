// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateResponses, BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteResponses, BCCEmailArchiveGet200Response, BCCEmailArchiveGetResponses, BCCEmailArchiveList200Response, BCCEmailArchiveListResponses } from '@countersign/types/esign-v2.1/bccemail-archive';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { BCCEmailArchiveCreateInput, BCCEmailArchiveDeleteInput, BCCEmailArchiveGetInput, BCCEmailArchiveListInput } from '../bccemail-archive.js';
import { bCCEmailArchiveCreate, bCCEmailArchiveDelete, bCCEmailArchiveGet, bCCEmailArchiveList } from '../bccemail-archive.js';
/**
 * Up to five e-mail addresses of an account that get a hidden copy of the e-mails it sends, to keep
 * them in an archive. Only certain plans have it.
 */
export interface BCCEmailArchive {
    /**
     * List the e-mail archive addresses of the account.
     *
     * Lists the addresses that get hidden copies of the e-mails that the account sends, with where each
     * of them stands. Only certain plans have the archive, and the operator must have switched it on.
     * Administrators of the account only.
     *
     * The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
     * next.
     *
     * BCCEmailArchive_list: `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives`
     */
    list(input?: BCCEmailArchiveListInput, options?: CallOptions): PagedCall<BCCEmailArchiveList200Response, BCCEmailArchiveListResponses, NonNullable<BCCEmailArchiveList200Response['bccEmailArchives']>[number]>;
    /**
     * Add an e-mail archive address.
     *
     * Enters an address that is to get hidden copies of the e-mails that the account sends. The service
     * asks the address to confirm; until then its status is `activation_sent`, and copies go to it only
     * when it is `active`.
     *
     * An account may have up to five addresses that are active or wait for their confirmation. Only
     * certain plans have the archive, and the operator must have switched it on. Administrators of the
     * account only.
     *
     * BCCEmailArchive_create: `POST /v2.1/accounts/{accountId}/settings/bcc_email_archives`
     */
    create(input: BCCEmailArchiveCreateInput, options?: CallOptions): Call<BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateResponses>;
    /**
     * Read the history of an e-mail archive address.
     *
     * Gives how an archive address is set up, and its history: when it was entered, confirmed, changed
     * or closed, and by whom. Each event tells how the address stood afterwards. Only certain plans
     * have the archive, and the operator must have switched it on. Administrators of the account only.
     *
     * The history comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
     * next.
     *
     * BCCEmailArchive_get: `GET /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
     */
    get(input: BCCEmailArchiveGetInput, options?: CallOptions): PagedCall<BCCEmailArchiveGet200Response, BCCEmailArchiveGetResponses, NonNullable<BCCEmailArchiveGet200Response['bccEmailArchiveHistory']>[number]>;
    /**
     * Close an e-mail archive address.
     *
     * Stops the hidden copies to an archive address and sets its status to `closed`. Its history stays,
     * and it no longer counts among the five that an account may have. Only certain plans have the
     * archive, and the operator must have switched it on. Administrators of the account only.
     *
     * BCCEmailArchive_delete: `DELETE /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
     */
    delete(input: BCCEmailArchiveDeleteInput, options?: CallOptions): Call<BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteResponses>;
}
/**
 * Makes the functions of BCCEmailArchive into methods of one object.
 */
export function bccEmailArchive(client: Client): BCCEmailArchive {
    return {
        list: bCCEmailArchiveList.bind(null, client),
        create: bCCEmailArchiveCreate.bind(null, client),
        get: bCCEmailArchiveGet.bind(null, client),
        delete: bCCEmailArchiveDelete.bind(null, client)
    };
}

