/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateBody, BCCEmailArchiveCreateParams, BCCEmailArchiveCreateResponses, BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteParams, BCCEmailArchiveDeleteResponses, BCCEmailArchiveGet200Response, BCCEmailArchiveGetParams, BCCEmailArchiveGetQueryParams, BCCEmailArchiveGetResponses, BCCEmailArchiveList200Response, BCCEmailArchiveListParams, BCCEmailArchiveListQueryParams, BCCEmailArchiveListResponses } from '@countersign/types/esign-v2.1/bccemail-archive';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `bCCEmailArchiveList` takes.
 */
export interface BCCEmailArchiveListInput {
    path?: PathOf<BCCEmailArchiveListParams> | undefined;
    query?: BCCEmailArchiveListQueryParams | undefined;
}
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
export const bCCEmailArchiveList: PagedOperation<BCCEmailArchiveListInput, BCCEmailArchiveList200Response, BCCEmailArchiveListResponses, NonNullable<BCCEmailArchiveList200Response['bccEmailArchives']>[number]> = /* @__PURE__ */ pagedOperation('BCCEmailArchive_list', 'GET', '/v2.1/accounts/{accountId}/settings/bcc_email_archives', {
    paging: {
        items: 'bccEmailArchives',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `bCCEmailArchiveCreate` takes.
 */
export interface BCCEmailArchiveCreateInput {
    path?: PathOf<BCCEmailArchiveCreateParams> | undefined;
    body: BCCEmailArchiveCreateBody;
}
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
export const bCCEmailArchiveCreate: Operation<BCCEmailArchiveCreateInput, BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateResponses> = /* @__PURE__ */ operation('BCCEmailArchive_create', 'POST', '/v2.1/accounts/{accountId}/settings/bcc_email_archives');


/**
 * What `bCCEmailArchiveGet` takes.
 */
export interface BCCEmailArchiveGetInput {
    path: PathOf<BCCEmailArchiveGetParams>;
    query?: BCCEmailArchiveGetQueryParams | undefined;
}
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
export const bCCEmailArchiveGet: PagedOperation<BCCEmailArchiveGetInput, BCCEmailArchiveGet200Response, BCCEmailArchiveGetResponses, NonNullable<BCCEmailArchiveGet200Response['bccEmailArchiveHistory']>[number]> = /* @__PURE__ */ pagedOperation('BCCEmailArchive_get', 'GET', '/v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}', {
    paging: {
        items: 'bccEmailArchiveHistory',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `bCCEmailArchiveDelete` takes.
 */
export interface BCCEmailArchiveDeleteInput {
    path: PathOf<BCCEmailArchiveDeleteParams>;
}
/**
 * Close an e-mail archive address.
 *
 * Stops the hidden copies to an archive address and sets its status to `closed`. Its history stays,
 * and it no longer counts among the five that an account may have. Only certain plans have the
 * archive, and the operator must have switched it on. Administrators of the account only.
 *
 * BCCEmailArchive_delete: `DELETE /v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}`
 */
export const bCCEmailArchiveDelete: Operation<BCCEmailArchiveDeleteInput, BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteResponses> = /* @__PURE__ */ operation('BCCEmailArchive_delete', 'DELETE', '/v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}');

