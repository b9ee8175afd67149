// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceUsersAddWorkspaceUser201Response, WorkspaceUsersAddWorkspaceUserResponses, WorkspaceUsersGetWorkspaceUsers200Response, WorkspaceUsersGetWorkspaceUsersResponses, WorkspaceUsersRestoreWorkspaceUserAccess204Response, WorkspaceUsersRestoreWorkspaceUserAccessResponses, WorkspaceUsersRevokeWorkspaceUserAccess204Response, WorkspaceUsersRevokeWorkspaceUserAccessResponses, WorkspaceUsersUpdateWorkspaceUser200Response, WorkspaceUsersUpdateWorkspaceUserResponses } from '@countersign/types/workspaces/workspace-users';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { WorkspaceUsersAddWorkspaceUserInput, WorkspaceUsersGetWorkspaceUsersInput, WorkspaceUsersRestoreWorkspaceUserAccessInput, WorkspaceUsersRevokeWorkspaceUserAccessInput, WorkspaceUsersUpdateWorkspaceUserInput } from '../workspace-users.js';
import { workspaceUsersAddWorkspaceUser, workspaceUsersGetWorkspaceUsers, workspaceUsersRestoreWorkspaceUserAccess, workspaceUsersRevokeWorkspaceUserAccess, workspaceUsersUpdateWorkspaceUser } from '../workspace-users.js';
/**
 * The people in a workspace, with their roles.
 */
export interface WorkspaceUsers {
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
    getWorkspaceUsers(input: WorkspaceUsersGetWorkspaceUsersInput, options?: CallOptions): PagedCall<WorkspaceUsersGetWorkspaceUsers200Response, WorkspaceUsersGetWorkspaceUsersResponses, NonNullable<WorkspaceUsersGetWorkspaceUsers200Response['users']>[number]>;
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
    addWorkspaceUser(input: WorkspaceUsersAddWorkspaceUserInput, options?: CallOptions): Call<WorkspaceUsersAddWorkspaceUser201Response, WorkspaceUsersAddWorkspaceUserResponses>;
    /**
     * Change the role of a person in a workspace.
     *
     * Gives a person in a workspace another role. The caller must be able to manage the workspace.
     *
     * WorkspaceUsers_updateWorkspaceUser: `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/users/{userId}`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    updateWorkspaceUser(input: WorkspaceUsersUpdateWorkspaceUserInput, options?: CallOptions): Call<WorkspaceUsersUpdateWorkspaceUser200Response, WorkspaceUsersUpdateWorkspaceUserResponses>;
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
    revokeWorkspaceUserAccess(input: WorkspaceUsersRevokeWorkspaceUserAccessInput, options?: CallOptions): Call<WorkspaceUsersRevokeWorkspaceUserAccess204Response, WorkspaceUsersRevokeWorkspaceUserAccessResponses>;
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
    restoreWorkspaceUserAccess(input: WorkspaceUsersRestoreWorkspaceUserAccessInput, options?: CallOptions): Call<WorkspaceUsersRestoreWorkspaceUserAccess204Response, WorkspaceUsersRestoreWorkspaceUserAccessResponses>;
}
/**
 * Creates an object whose methods are the functions of WorkspaceUsers.
 */
export function workspaceUsers(client: Client<'workspaces'>): WorkspaceUsers {
    return {
        getWorkspaceUsers: workspaceUsersGetWorkspaceUsers.bind(null, client),
        addWorkspaceUser: workspaceUsersAddWorkspaceUser.bind(null, client),
        updateWorkspaceUser: workspaceUsersUpdateWorkspaceUser.bind(null, client),
        revokeWorkspaceUserAccess: workspaceUsersRevokeWorkspaceUserAccess.bind(null, client),
        restoreWorkspaceUserAccess: workspaceUsersRestoreWorkspaceUserAccess.bind(null, client)
    };
}

