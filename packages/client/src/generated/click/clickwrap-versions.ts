/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ClickwrapVersionsDeleteClickwrapVersion200Response, ClickwrapVersionsDeleteClickwrapVersionParams, ClickwrapVersionsDeleteClickwrapVersionResponses, ClickwrapVersionsDeleteClickwrapVersions200Response, ClickwrapVersionsDeleteClickwrapVersionsParams, ClickwrapVersionsDeleteClickwrapVersionsQueryParams, ClickwrapVersionsDeleteClickwrapVersionsResponses, ClickwrapVersionsGetClickwrapVersion200Response, ClickwrapVersionsGetClickwrapVersionParams, ClickwrapVersionsGetClickwrapVersionResponses, ClickwrapVersionsGetClickwrapVersions200Response, ClickwrapVersionsGetClickwrapVersionsParams, ClickwrapVersionsGetClickwrapVersionsResponses, ClickwrapVersionsPostClickwrapVersion201Response, ClickwrapVersionsPostClickwrapVersionBody, ClickwrapVersionsPostClickwrapVersionParams, ClickwrapVersionsPostClickwrapVersionResponses, ClickwrapVersionsPutClickwrapVersion200Response, ClickwrapVersionsPutClickwrapVersionBody, ClickwrapVersionsPutClickwrapVersionParams, ClickwrapVersionsPutClickwrapVersionResponses } from '@countersign/types/click/clickwrap-versions';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `clickwrapVersionsGetClickwrapVersions`.
 */
export interface ClickwrapVersionsGetClickwrapVersionsInput {
    path: PathOf<ClickwrapVersionsGetClickwrapVersionsParams>;
}
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
export const clickwrapVersionsGetClickwrapVersions: Operation<ClickwrapVersionsGetClickwrapVersionsInput, ClickwrapVersionsGetClickwrapVersions200Response, ClickwrapVersionsGetClickwrapVersionsResponses, 'click'> = /* @__PURE__ */ operation('ClickwrapVersions_GetClickwrapVersions', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions');


/**
 * The input of `clickwrapVersionsPostClickwrapVersion`.
 */
export interface ClickwrapVersionsPostClickwrapVersionInput {
    path: PathOf<ClickwrapVersionsPostClickwrapVersionParams>;
    body: ClickwrapVersionsPostClickwrapVersionBody;
}
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
export const clickwrapVersionsPostClickwrapVersion: Operation<ClickwrapVersionsPostClickwrapVersionInput, ClickwrapVersionsPostClickwrapVersion201Response, ClickwrapVersionsPostClickwrapVersionResponses, 'click'> = /* @__PURE__ */ operation('ClickwrapVersions_PostClickwrapVersion', 'POST', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions');


/**
 * The input of `clickwrapVersionsDeleteClickwrapVersions`.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionsInput {
    path: PathOf<ClickwrapVersionsDeleteClickwrapVersionsParams>;
    query?: ClickwrapVersionsDeleteClickwrapVersionsQueryParams | undefined;
}
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
export const clickwrapVersionsDeleteClickwrapVersions: Operation<ClickwrapVersionsDeleteClickwrapVersionsInput, ClickwrapVersionsDeleteClickwrapVersions200Response, ClickwrapVersionsDeleteClickwrapVersionsResponses, 'click'> = /* @__PURE__ */ operation('ClickwrapVersions_DeleteClickwrapVersions', 'DELETE', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions');


/**
 * The input of `clickwrapVersionsGetClickwrapVersion`.
 */
export interface ClickwrapVersionsGetClickwrapVersionInput {
    path: PathOf<ClickwrapVersionsGetClickwrapVersionParams>;
}
/**
 * Read a version of a clickwrap.
 *
 * Returns one version of a clickwrap with its documents and settings.
 *
 * ClickwrapVersions_GetClickwrapVersion: `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapVersionsGetClickwrapVersion: Operation<ClickwrapVersionsGetClickwrapVersionInput, ClickwrapVersionsGetClickwrapVersion200Response, ClickwrapVersionsGetClickwrapVersionResponses, 'click'> = /* @__PURE__ */ operation('ClickwrapVersions_GetClickwrapVersion', 'GET', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}');


/**
 * The input of `clickwrapVersionsPutClickwrapVersion`.
 */
export interface ClickwrapVersionsPutClickwrapVersionInput {
    path: PathOf<ClickwrapVersionsPutClickwrapVersionParams>;
    body: ClickwrapVersionsPutClickwrapVersionBody;
}
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
export const clickwrapVersionsPutClickwrapVersion: Operation<ClickwrapVersionsPutClickwrapVersionInput, ClickwrapVersionsPutClickwrapVersion200Response, ClickwrapVersionsPutClickwrapVersionResponses, 'click'> = /* @__PURE__ */ operation('ClickwrapVersions_PutClickwrapVersion', 'PUT', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}');


/**
 * The input of `clickwrapVersionsDeleteClickwrapVersion`.
 */
export interface ClickwrapVersionsDeleteClickwrapVersionInput {
    path: PathOf<ClickwrapVersionsDeleteClickwrapVersionParams>;
}
/**
 * Delete a version of a clickwrap.
 *
 * Deletes a version. An active version is not deleted; the response says so. Agreements stay.
 *
 * ClickwrapVersions_DeleteClickwrapVersion: `DELETE /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}`
 *
 * The token needs the scope `click.manage`.
 */
export const clickwrapVersionsDeleteClickwrapVersion: Operation<ClickwrapVersionsDeleteClickwrapVersionInput, ClickwrapVersionsDeleteClickwrapVersion200Response, ClickwrapVersionsDeleteClickwrapVersionResponses, 'click'> = /* @__PURE__ */ operation('ClickwrapVersions_DeleteClickwrapVersion', 'DELETE', '/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}');

