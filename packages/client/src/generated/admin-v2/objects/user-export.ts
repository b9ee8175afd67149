// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserExportCreateUserListExport200Response, UserExportCreateUserListExportResponses, UserExportDeleteUserListExport200Response, UserExportDeleteUserListExportResponses, UserExportGetUserListExport200Response, UserExportGetUserListExportResponses, UserExportGetUserListExports200Response, UserExportGetUserListExportsResponses } from '@countersign/types/admin-v2/user-export';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { UserExportCreateUserListExportInput, UserExportDeleteUserListExportInput, UserExportGetUserListExportInput, UserExportGetUserListExportsInput } from '../user-export.js';
import { userExportCreateUserListExport, userExportDeleteUserListExport, userExportGetUserListExport, userExportGetUserListExports } from '../user-export.js';
/**
 * An export of users lists the members of the accounts of an organization, or the users of its
 * e-mail domains, as CSV. It runs in the background; its ID leads to its progress and to its files.
 */
export interface UserExport {
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
    getUserListExports(input?: UserExportGetUserListExportsInput, options?: CallOptions): Call<UserExportGetUserListExports200Response, UserExportGetUserListExportsResponses>;
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
    createUserListExport(input: UserExportCreateUserListExportInput, options?: CallOptions): Call<UserExportCreateUserListExport200Response, UserExportCreateUserListExportResponses>;
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
    getUserListExport(input: UserExportGetUserListExportInput, options?: CallOptions): Call<UserExportGetUserListExport200Response, UserExportGetUserListExportResponses>;
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
    deleteUserListExport(input: UserExportDeleteUserListExportInput, options?: CallOptions): Call<UserExportDeleteUserListExport200Response, UserExportDeleteUserListExportResponses>;
}
/**
 * Makes the functions of UserExport into methods of one object.
 */
export function userExport(client: Client): UserExport {
    return {
        getUserListExports: userExportGetUserListExports.bind(null, client),
        createUserListExport: userExportCreateUserListExport.bind(null, client),
        getUserListExport: userExportGetUserListExport.bind(null, client),
        deleteUserListExport: userExportDeleteUserListExport.bind(null, client)
    };
}

