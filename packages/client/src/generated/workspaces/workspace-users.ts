/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspaceUsersAddWorkspaceUser201Response, WorkspaceUsersAddWorkspaceUserBody, WorkspaceUsersAddWorkspaceUserParams, WorkspaceUsersAddWorkspaceUserResponses, WorkspaceUsersGetWorkspaceUsers200Response, WorkspaceUsersGetWorkspaceUsersParams, WorkspaceUsersGetWorkspaceUsersQueryParams, WorkspaceUsersGetWorkspaceUsersResponses, WorkspaceUsersRestoreWorkspaceUserAccess204Response, WorkspaceUsersRestoreWorkspaceUserAccessParams, WorkspaceUsersRestoreWorkspaceUserAccessResponses, WorkspaceUsersRevokeWorkspaceUserAccess204Response, WorkspaceUsersRevokeWorkspaceUserAccessBody, WorkspaceUsersRevokeWorkspaceUserAccessParams, WorkspaceUsersRevokeWorkspaceUserAccessResponses, WorkspaceUsersUpdateWorkspaceUser200Response, WorkspaceUsersUpdateWorkspaceUserBody, WorkspaceUsersUpdateWorkspaceUserParams, WorkspaceUsersUpdateWorkspaceUserResponses } from '@countersign/types/workspaces/workspace-users';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `workspaceUsersGetWorkspaceUsers`.
 */
export interface WorkspaceUsersGetWorkspaceUsersInput {
    path: PathOf<WorkspaceUsersGetWorkspaceUsersParams>;
    query?: WorkspaceUsersGetWorkspaceUsersQueryParams | undefined;
}
/**
 * List the people in a workspace.
 *
 * Returns the people in a workspace with their roles. `filter` looks for a text in names and e-mail
 * addresses, and `start_position` and `count` select a page. The caller must be able to manage the
 * workspace.
 *
 * WorkspaceUsers_getWorkspaceUsers: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/users`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUsersGetWorkspaceUsers: PagedOperation<WorkspaceUsersGetWorkspaceUsersInput, WorkspaceUsersGetWorkspaceUsers200Response, WorkspaceUsersGetWorkspaceUsersResponses, NonNullable<WorkspaceUsersGetWorkspaceUsers200Response['users']>[number], 'workspaces'> = /* @__PURE__ */ pagedOperation('WorkspaceUsers_getWorkspaceUsers', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        total: 'total_row_count'
    }
});


/**
 * The input of `workspaceUsersAddWorkspaceUser`.
 */
export interface WorkspaceUsersAddWorkspaceUserInput {
    path: PathOf<WorkspaceUsersAddWorkspaceUserParams>;
    body: WorkspaceUsersAddWorkspaceUserBody;
}
/**
 * Add a person to a workspace.
 *
 * Adds a person to a workspace and sends an invitation by e-mail. A user of the account is found by
 * the e-mail address; others are outside people, who can only participate. The caller must be able
 * to manage the workspace.
 *
 * WorkspaceUsers_addWorkspaceUser: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/users`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUsersAddWorkspaceUser: Operation<WorkspaceUsersAddWorkspaceUserInput, WorkspaceUsersAddWorkspaceUser201Response, WorkspaceUsersAddWorkspaceUserResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUsers_addWorkspaceUser', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/users');


/**
 * The input of `workspaceUsersUpdateWorkspaceUser`.
 */
export interface WorkspaceUsersUpdateWorkspaceUserInput {
    path: PathOf<WorkspaceUsersUpdateWorkspaceUserParams>;
    body: WorkspaceUsersUpdateWorkspaceUserBody;
}
/**
 * Change the role of a person in a workspace.
 *
 * Gives a person in a workspace another role. The caller must be able to manage the workspace.
 *
 * WorkspaceUsers_updateWorkspaceUser: `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUsersUpdateWorkspaceUser: Operation<WorkspaceUsersUpdateWorkspaceUserInput, WorkspaceUsersUpdateWorkspaceUser200Response, WorkspaceUsersUpdateWorkspaceUserResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUsers_updateWorkspaceUser', 'PUT', '/v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}');


/**
 * The input of `workspaceUsersRevokeWorkspaceUserAccess`.
 */
export interface WorkspaceUsersRevokeWorkspaceUserAccessInput {
    path: PathOf<WorkspaceUsersRevokeWorkspaceUserAccessParams>;
    body?: WorkspaceUsersRevokeWorkspaceUserAccessBody | undefined;
}
/**
 * Take away a person’s access to a workspace.
 *
 * Takes away the access of a person, now or at a date. The caller must be able to manage the
 * workspace.
 *
 * WorkspaceUsers_revokeWorkspaceUserAccess: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/revoke-access`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUsersRevokeWorkspaceUserAccess: Operation<WorkspaceUsersRevokeWorkspaceUserAccessInput, WorkspaceUsersRevokeWorkspaceUserAccess204Response, WorkspaceUsersRevokeWorkspaceUserAccessResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUsers_revokeWorkspaceUserAccess', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/revoke-access');


/**
 * The input of `workspaceUsersRestoreWorkspaceUserAccess`.
 */
export interface WorkspaceUsersRestoreWorkspaceUserAccessInput {
    path: PathOf<WorkspaceUsersRestoreWorkspaceUserAccessParams>;
}
/**
 * Give a person access to a workspace again.
 *
 * Gives a person access again that was taken away. The caller must be able to manage the workspace.
 * The request has no body.
 *
 * WorkspaceUsers_restoreWorkspaceUserAccess: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/restore-access`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceUsersRestoreWorkspaceUserAccess: Operation<WorkspaceUsersRestoreWorkspaceUserAccessInput, WorkspaceUsersRestoreWorkspaceUserAccess204Response, WorkspaceUsersRestoreWorkspaceUserAccessResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceUsers_restoreWorkspaceUserAccess', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}/actions/restore-access');

