/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserExportCreateUserListExport200Response, UserExportCreateUserListExportBody, UserExportCreateUserListExportParams, UserExportCreateUserListExportResponses, UserExportDeleteUserListExport200Response, UserExportDeleteUserListExportParams, UserExportDeleteUserListExportResponses, UserExportGetUserListExport200Response, UserExportGetUserListExportParams, UserExportGetUserListExportResponses, UserExportGetUserListExports200Response, UserExportGetUserListExportsParams, UserExportGetUserListExportsResponses } from '@countersign/types/admin-v2/user-export';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `userExportGetUserListExports` takes.
 */
export interface UserExportGetUserListExportsInput {
    path?: PathOf<UserExportGetUserListExportsParams> | undefined;
}
/**
 * List the exports of users.
 *
 * Lists the exports of users that were asked for in the organization, those that still wait or run
 * as well as those that have ended. There are no pages.
 *
 * The caller must be an administrator of the organization.
 *
 * UserExport_getUserListExports: `GET /v2/organizations/{organizationId}/exports/user_list`
 */
export const userExportGetUserListExports: Operation<UserExportGetUserListExportsInput, UserExportGetUserListExports200Response, UserExportGetUserListExportsResponses> = /* @__PURE__ */ operation('UserExport_getUserListExports', 'GET', '/v2/organizations/{organizationId}/exports/user_list');


/**
 * What `userExportCreateUserListExport` takes.
 */
export interface UserExportCreateUserListExportInput {
    path?: PathOf<UserExportCreateUserListExportParams> | undefined;
    body: UserExportCreateUserListExportBody;
}
/**
 * Export users.
 *
 * Starts an export of users of the organization. `type` says which users; the accounts or the
 * e-mail domains can be narrowed down. The answer is the export as it stands in the queue; it is
 * read again by its ID until its `status` is `completed`, and then names the CSV files.
 *
 * The caller must be an administrator of the organization.
 *
 * UserExport_createUserListExport: `POST /v2/organizations/{organizationId}/exports/user_list`
 */
export const userExportCreateUserListExport: Operation<UserExportCreateUserListExportInput, UserExportCreateUserListExport200Response, UserExportCreateUserListExportResponses> = /* @__PURE__ */ operation('UserExport_createUserListExport', 'POST', '/v2/organizations/{organizationId}/exports/user_list');


/**
 * What `userExportGetUserListExport` takes.
 */
export interface UserExportGetUserListExportInput {
    path: PathOf<UserExportGetUserListExportParams>;
}
/**
 * Read an export of users.
 *
 * Returns one export of users with its progress. Once its `status` is `completed`, `results` holds
 * the address of each CSV file; there is one for each site of the service that keeps users of the
 * organization. The files are fetched with an access token, until the export expires.
 *
 * The caller must be an administrator of the organization.
 *
 * UserExport_getUserListExport: `GET /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 */
export const userExportGetUserListExport: Operation<UserExportGetUserListExportInput, UserExportGetUserListExport200Response, UserExportGetUserListExportResponses> = /* @__PURE__ */ operation('UserExport_getUserListExport', 'GET', '/v2/organizations/{organizationId}/exports/user_list/{exportId}');


/**
 * What `userExportDeleteUserListExport` takes.
 */
export interface UserExportDeleteUserListExportInput {
    path: PathOf<UserExportDeleteUserListExportParams>;
}
/**
 * Delete an export of users.
 *
 * Deletes an export of users, whether it waits, runs or has ended. Its files can no longer be
 * fetched; the users themselves stay as they are.
 *
 * The caller must be an administrator of the organization.
 *
 * UserExport_deleteUserListExport: `DELETE /v2/organizations/{organizationId}/exports/user_list/{exportId}`
 */
export const userExportDeleteUserListExport: Operation<UserExportDeleteUserListExportInput, UserExportDeleteUserListExport200Response, UserExportDeleteUserListExportResponses> = /* @__PURE__ */ operation('UserExport_deleteUserListExport', 'DELETE', '/v2/organizations/{organizationId}/exports/user_list/{exportId}');

