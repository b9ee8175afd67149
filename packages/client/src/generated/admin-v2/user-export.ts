/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/admin-v2';
import { operation } from '../../operation.js';


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
export const userExportGetUserListExports = /* @__PURE__ */ operation<operations['UserExport_getUserListExports']>({
    id: 'UserExport_getUserListExports',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/exports/user_list'
});


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
export const userExportCreateUserListExport = /* @__PURE__ */ operation<operations['UserExport_createUserListExport']>({
    id: 'UserExport_createUserListExport',
    method: 'POST',
    path: '/v2/organizations/{organizationId}/exports/user_list',
    mediaTypes: ['application/json']
});


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
export const userExportGetUserListExport = /* @__PURE__ */ operation<operations['UserExport_getUserListExport']>({
    id: 'UserExport_getUserListExport',
    method: 'GET',
    path: '/v2/organizations/{organizationId}/exports/user_list/{exportId}'
});


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
export const userExportDeleteUserListExport = /* @__PURE__ */ operation<operations['UserExport_deleteUserListExport']>({
    id: 'UserExport_deleteUserListExport',
    method: 'DELETE',
    path: '/v2/organizations/{organizationId}/exports/user_list/{exportId}'
});

