// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapsDeleteClickwrap200Response, ClickwrapsDeleteClickwrapResponses, ClickwrapsDeleteClickwraps200Response, ClickwrapsDeleteClickwrapsResponses, ClickwrapsGetClickwrap200Response, ClickwrapsGetClickwrapResponses, ClickwrapsGetClickwraps200Response, ClickwrapsGetClickwrapsResponses, ClickwrapsPostClickwrap201Response, ClickwrapsPostClickwrapResponses, ClickwrapsPutClickwrap200Response, ClickwrapsPutClickwrapResponses } from '@countersign/types/click/clickwraps';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ClickwrapsDeleteClickwrapInput, ClickwrapsDeleteClickwrapsInput, ClickwrapsGetClickwrapInput, ClickwrapsGetClickwrapsInput, ClickwrapsPostClickwrapInput, ClickwrapsPutClickwrapInput } from '../clickwraps.js';
import { clickwrapsDeleteClickwrap, clickwrapsDeleteClickwraps, clickwrapsGetClickwrap, clickwrapsGetClickwraps, clickwrapsPostClickwrap, clickwrapsPutClickwrap } from '../clickwraps.js';
/**
 * A page with documents that people agree to. It has an owner, and versions of which one at most is
 * active.
 */
export interface Clickwraps {
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
    getClickwraps(input?: ClickwrapsGetClickwrapsInput, options?: CallOptions): Call<ClickwrapsGetClickwraps200Response, ClickwrapsGetClickwrapsResponses>;
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
    postClickwrap(input: ClickwrapsPostClickwrapInput, options?: CallOptions): Call<ClickwrapsPostClickwrap201Response, ClickwrapsPostClickwrapResponses>;
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
    deleteClickwraps(input?: ClickwrapsDeleteClickwrapsInput, options?: CallOptions): Call<ClickwrapsDeleteClickwraps200Response, ClickwrapsDeleteClickwrapsResponses>;
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
    getClickwrap(input: ClickwrapsGetClickwrapInput, options?: CallOptions): Call<ClickwrapsGetClickwrap200Response, ClickwrapsGetClickwrapResponses>;
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
    putClickwrap(input: ClickwrapsPutClickwrapInput, options?: CallOptions): Call<ClickwrapsPutClickwrap200Response, ClickwrapsPutClickwrapResponses>;
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
    deleteClickwrap(input: ClickwrapsDeleteClickwrapInput, options?: CallOptions): Call<ClickwrapsDeleteClickwrap200Response, ClickwrapsDeleteClickwrapResponses>;
}
/**
 * Creates an object whose methods are the functions of Clickwraps.
 */
export function clickwraps(client: Client<'click'>): Clickwraps {
    return {
        getClickwraps: clickwrapsGetClickwraps.bind(null, client),
        postClickwrap: clickwrapsPostClickwrap.bind(null, client),
        deleteClickwraps: clickwrapsDeleteClickwraps.bind(null, client),
        getClickwrap: clickwrapsGetClickwrap.bind(null, client),
        putClickwrap: clickwrapsPutClickwrap.bind(null, client),
        deleteClickwrap: clickwrapsDeleteClickwrap.bind(null, client)
    };
}

