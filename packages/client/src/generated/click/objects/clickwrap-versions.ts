// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapVersionsDeleteClickwrapVersion200Response, ClickwrapVersionsDeleteClickwrapVersionResponses, ClickwrapVersionsDeleteClickwrapVersions200Response, ClickwrapVersionsDeleteClickwrapVersionsResponses, ClickwrapVersionsGetClickwrapVersion200Response, ClickwrapVersionsGetClickwrapVersionResponses, ClickwrapVersionsGetClickwrapVersions200Response, ClickwrapVersionsGetClickwrapVersionsResponses, ClickwrapVersionsPostClickwrapVersion201Response, ClickwrapVersionsPostClickwrapVersionResponses, ClickwrapVersionsPutClickwrapVersion200Response, ClickwrapVersionsPutClickwrapVersionResponses } from '@countersign/types/click/clickwrap-versions';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { ClickwrapVersionsDeleteClickwrapVersionInput, ClickwrapVersionsDeleteClickwrapVersionsInput, ClickwrapVersionsGetClickwrapVersionInput, ClickwrapVersionsGetClickwrapVersionsInput, ClickwrapVersionsPostClickwrapVersionInput, ClickwrapVersionsPutClickwrapVersionInput } from '../clickwrap-versions.js';
import { clickwrapVersionsDeleteClickwrapVersion, clickwrapVersionsDeleteClickwrapVersions, clickwrapVersionsGetClickwrapVersion, clickwrapVersionsGetClickwrapVersions, clickwrapVersionsPostClickwrapVersion, clickwrapVersionsPutClickwrapVersion } from '../clickwrap-versions.js';
/**
 * One state of a clickwrap, with its documents and settings. It is a draft first, then active, and
 * inactive once a later version is active. Its number grows by one before the point where people
 * have to agree again, and behind it otherwise.
 */
export interface ClickwrapVersions {
    /**
     * List the versions of a clickwrap.
     *
     * Returns the versions of a clickwrap, the newest first, without documents. Deleted versions are
     * not in the list.
     *
     * ClickwrapVersions_GetClickwrapVersions: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions`
     *
     * The token needs the scope `click.manage`.
     */
    getClickwrapVersions(input: ClickwrapVersionsGetClickwrapVersionsInput, options?: CallOptions): Call<ClickwrapVersionsGetClickwrapVersions200Response, ClickwrapVersionsGetClickwrapVersionsResponses>;
    /**
     * Create a version of a clickwrap.
     *
     * Creates a new version, which replaces the draft if there is one. With `requireReacceptance` its
     * number is the next whole one, such as `3.0` after `2.1`; otherwise `2.2`. With the status
     * `active` it is active at once, and the version before becomes inactive. Members that are left
     * out stay as in the version before.
     *
     * ClickwrapVersions_PostClickwrapVersion: `POST /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions`
     *
     * The token needs the scope `click.manage`.
     */
    postClickwrapVersion(input: ClickwrapVersionsPostClickwrapVersionInput, options?: CallOptions): Call<ClickwrapVersionsPostClickwrapVersion201Response, ClickwrapVersionsPostClickwrapVersionResponses>;
    /**
     * Delete versions of a clickwrap.
     *
     * Deletes the versions that `clickwrapVersionIds` names, or all. An active version is not deleted;
     * its entry says so. Agreements stay.
     *
     * ClickwrapVersions_DeleteClickwrapVersions: `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions`
     *
     * The token needs the scope `click.manage`.
     */
    deleteClickwrapVersions(input: ClickwrapVersionsDeleteClickwrapVersionsInput, options?: CallOptions): Call<ClickwrapVersionsDeleteClickwrapVersions200Response, ClickwrapVersionsDeleteClickwrapVersionsResponses>;
    /**
     * Read a version of a clickwrap.
     *
     * Returns one version of a clickwrap with its documents and settings.
     *
     * ClickwrapVersions_GetClickwrapVersion: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
     *
     * The token needs the scope `click.manage`.
     */
    getClickwrapVersion(input: ClickwrapVersionsGetClickwrapVersionInput, options?: CallOptions): Call<ClickwrapVersionsGetClickwrapVersion200Response, ClickwrapVersionsGetClickwrapVersionResponses>;
    /**
     * Activate or change a version of a clickwrap.
     *
     * Changes a version. With the status `active`, the newest version becomes active, and the version
     * that was active before becomes inactive in the same moment. The documents and settings of a
     * draft can be changed; of other versions only the status, the schedules and `isShared`.
     *
     * ClickwrapVersions_PutClickwrapVersion: `PUT /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
     *
     * The token needs the scope `click.manage`.
     */
    putClickwrapVersion(input: ClickwrapVersionsPutClickwrapVersionInput, options?: CallOptions): Call<ClickwrapVersionsPutClickwrapVersion200Response, ClickwrapVersionsPutClickwrapVersionResponses>;
    /**
     * Delete a version of a clickwrap.
     *
     * Deletes a version. An active version is not deleted; the response says so. Agreements stay.
     *
     * ClickwrapVersions_DeleteClickwrapVersion: `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
     *
     * The token needs the scope `click.manage`.
     */
    deleteClickwrapVersion(input: ClickwrapVersionsDeleteClickwrapVersionInput, options?: CallOptions): Call<ClickwrapVersionsDeleteClickwrapVersion200Response, ClickwrapVersionsDeleteClickwrapVersionResponses>;
}
/**
 * Creates an object whose methods are the functions of ClickwrapVersions.
 */
export function clickwrapVersions(client: Client<'click'>): ClickwrapVersions {
    return {
        getClickwrapVersions: clickwrapVersionsGetClickwrapVersions.bind(null, client),
        postClickwrapVersion: clickwrapVersionsPostClickwrapVersion.bind(null, client),
        deleteClickwrapVersions: clickwrapVersionsDeleteClickwrapVersions.bind(null, client),
        getClickwrapVersion: clickwrapVersionsGetClickwrapVersion.bind(null, client),
        putClickwrapVersion: clickwrapVersionsPutClickwrapVersion.bind(null, client),
        deleteClickwrapVersion: clickwrapVersionsDeleteClickwrapVersion.bind(null, client)
    };
}

