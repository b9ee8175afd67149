/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateBody, BCCEmailArchiveCreateParams, BCCEmailArchiveCreateResponses, BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteParams, BCCEmailArchiveDeleteResponses, BCCEmailArchiveGet200Response, BCCEmailArchiveGetParams, BCCEmailArchiveGetQueryParams, BCCEmailArchiveGetResponses, BCCEmailArchiveList200Response, BCCEmailArchiveListParams, BCCEmailArchiveListQueryParams, BCCEmailArchiveListResponses } from '@countersign/types/esign-v2.1/bccemail-archive';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `bCCEmailArchiveList`.
 */
export interface BCCEmailArchiveListInput {
    path?: PathOf<BCCEmailArchiveListParams> | undefined;
    query?: BCCEmailArchiveListQueryParams | undefined;
}
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
export const bCCEmailArchiveList: PagedOperation<BCCEmailArchiveListInput, BCCEmailArchiveList200Response, BCCEmailArchiveListResponses, NonNullable<BCCEmailArchiveList200Response['bccEmailArchives']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('BCCEmailArchive_list', 'GET', '/v2.1/accounts/{accountId}/settings/bcc_email_archives', {
    paging: {
        items: 'bccEmailArchives',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `bCCEmailArchiveCreate`.
 */
export interface BCCEmailArchiveCreateInput {
    path?: PathOf<BCCEmailArchiveCreateParams> | undefined;
    body: BCCEmailArchiveCreateBody;
}
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
export const bCCEmailArchiveCreate: Operation<BCCEmailArchiveCreateInput, BCCEmailArchiveCreate201Response, BCCEmailArchiveCreateResponses, 'esign'> = /* @__PURE__ */ operation('BCCEmailArchive_create', 'POST', '/v2.1/accounts/{accountId}/settings/bcc_email_archives');


/**
 * The input of `bCCEmailArchiveGet`.
 */
export interface BCCEmailArchiveGetInput {
    path: PathOf<BCCEmailArchiveGetParams>;
    query?: BCCEmailArchiveGetQueryParams | undefined;
}
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
export const bCCEmailArchiveGet: PagedOperation<BCCEmailArchiveGetInput, BCCEmailArchiveGet200Response, BCCEmailArchiveGetResponses, NonNullable<BCCEmailArchiveGet200Response['bccEmailArchiveHistory']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('BCCEmailArchive_get', 'GET', '/v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}', {
    paging: {
        items: 'bccEmailArchiveHistory',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `bCCEmailArchiveDelete`.
 */
export interface BCCEmailArchiveDeleteInput {
    path: PathOf<BCCEmailArchiveDeleteParams>;
}
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
export const bCCEmailArchiveDelete: Operation<BCCEmailArchiveDeleteInput, BCCEmailArchiveDelete200Response, BCCEmailArchiveDeleteResponses, 'esign'> = /* @__PURE__ */ operation('BCCEmailArchive_delete', 'DELETE', '/v2.1/accounts/{accountId}/settings/bcc_email_archives/{bccEmailArchiveId}');

