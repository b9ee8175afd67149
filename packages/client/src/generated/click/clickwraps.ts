/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ClickwrapsDeleteClickwrap200Response, ClickwrapsDeleteClickwrapParams, ClickwrapsDeleteClickwrapQueryParams, ClickwrapsDeleteClickwrapResponses, ClickwrapsDeleteClickwraps200Response, ClickwrapsDeleteClickwrapsParams, ClickwrapsDeleteClickwrapsQueryParams, ClickwrapsDeleteClickwrapsResponses, ClickwrapsGetClickwrap200Response, ClickwrapsGetClickwrapParams, ClickwrapsGetClickwrapResponses, ClickwrapsGetClickwraps200Response, ClickwrapsGetClickwrapsParams, ClickwrapsGetClickwrapsQueryParams, ClickwrapsGetClickwrapsResponses, ClickwrapsPostClickwrap201Response, ClickwrapsPostClickwrapBody, ClickwrapsPostClickwrapParams, ClickwrapsPostClickwrapResponses, ClickwrapsPutClickwrap200Response, ClickwrapsPutClickwrapBody, ClickwrapsPutClickwrapParams, ClickwrapsPutClickwrapResponses } from '@countersign/types/click/clickwraps';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `clickwrapsGetClickwraps`.
 */
export interface ClickwrapsGetClickwrapsInput {
    path?: PathOf<ClickwrapsGetClickwrapsParams> | undefined;
    query?: ClickwrapsGetClickwrapsQueryParams | undefined;
}
/**
 * List the clickwraps of an account.
 *
 * Returns an entry for each version of each clickwrap that the caller can view, the newest first,
 * without documents. Deleted versions are in the list only with the status `deleted`. A page has
 * up to 40 entries; `page_number` selects one.
 *
 * Clickwraps_GetClickwraps: `GET /clickapi/v1/accounts/{accountId}/clickwraps`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapsGetClickwraps: Operation<ClickwrapsGetClickwrapsInput, ClickwrapsGetClickwraps200Response, ClickwrapsGetClickwrapsResponses, 'click'> = /* @__PURE__ */ operation('Clickwraps_GetClickwraps', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps');


/**
 * The input of `clickwrapsPostClickwrap`.
 */
export interface ClickwrapsPostClickwrapInput {
    path?: PathOf<ClickwrapsPostClickwrapParams> | undefined;
    body: ClickwrapsPostClickwrapBody;
}
/**
 * Create a clickwrap.
 *
 * Creates a clickwrap with its first version, which has the number `1.0`. A name,
 * `displaySettings` and one document at least are required. The version is a draft unless `status`
 * says otherwise, so activate it before people can agree.
 *
 * Clickwraps_PostClickwrap: `POST /clickapi/v1/accounts/{accountId}/clickwraps`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapsPostClickwrap: Operation<ClickwrapsPostClickwrapInput, ClickwrapsPostClickwrap201Response, ClickwrapsPostClickwrapResponses, 'click'> = /* @__PURE__ */ operation('Clickwraps_PostClickwrap', 'POST', '/clickapi/v1/accounts/{accountId}/clickwraps');


/**
 * The input of `clickwrapsDeleteClickwraps`.
 */
export interface ClickwrapsDeleteClickwrapsInput {
    path?: PathOf<ClickwrapsDeleteClickwrapsParams> | undefined;
    query?: ClickwrapsDeleteClickwrapsQueryParams | undefined;
}
/**
 * Delete clickwraps.
 *
 * Deletes several clickwraps with all their versions. A clickwrap with an active version is not
 * deleted; its entry says so. Agreements stay.
 *
 * Clickwraps_DeleteClickwraps: `DELETE /clickapi/v1/accounts/{accountId}/clickwraps`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapsDeleteClickwraps: Operation<ClickwrapsDeleteClickwrapsInput, ClickwrapsDeleteClickwraps200Response, ClickwrapsDeleteClickwrapsResponses, 'click'> = /* @__PURE__ */ operation('Clickwraps_DeleteClickwraps', 'DELETE', '/clickapi/v1/accounts/{accountId}/clickwraps');


/**
 * The input of `clickwrapsGetClickwrap`.
 */
export interface ClickwrapsGetClickwrapInput {
    path: PathOf<ClickwrapsGetClickwrapParams>;
}
/**
 * Read a clickwrap.
 *
 * Returns the active version of a clickwrap with its documents and settings; the newest version if
 * none is active.
 *
 * Clickwraps_GetClickwrap: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapsGetClickwrap: Operation<ClickwrapsGetClickwrapInput, ClickwrapsGetClickwrap200Response, ClickwrapsGetClickwrapResponses, 'click'> = /* @__PURE__ */ operation('Clickwraps_GetClickwrap', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}');


/**
 * The input of `clickwrapsPutClickwrap`.
 */
export interface ClickwrapsPutClickwrapInput {
    path: PathOf<ClickwrapsPutClickwrapParams>;
    body: ClickwrapsPutClickwrapBody;
}
/**
 * Activate a clickwrap or hand it over.
 *
 * Changes the status of the newest version of a clickwrap, or gives the clickwrap to another user
 * of the account.
 *
 * Clickwraps_PutClickwrap: `PUT /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapsPutClickwrap: Operation<ClickwrapsPutClickwrapInput, ClickwrapsPutClickwrap200Response, ClickwrapsPutClickwrapResponses, 'click'> = /* @__PURE__ */ operation('Clickwraps_PutClickwrap', 'PUT', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}');


/**
 * The input of `clickwrapsDeleteClickwrap`.
 */
export interface ClickwrapsDeleteClickwrapInput {
    path: PathOf<ClickwrapsDeleteClickwrapParams>;
    query?: ClickwrapsDeleteClickwrapQueryParams | undefined;
}
/**
 * Delete a clickwrap.
 *
 * Deletes the versions of a clickwrap. An active version is not deleted; its entry says so. Agreements
 * stay.
 *
 * Clickwraps_DeleteClickwrap: `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapsDeleteClickwrap: Operation<ClickwrapsDeleteClickwrapInput, ClickwrapsDeleteClickwrap200Response, ClickwrapsDeleteClickwrapResponses, 'click'> = /* @__PURE__ */ operation('Clickwraps_DeleteClickwrap', 'DELETE', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}');

