// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspacesCreate201Response, WorkspacesCreateResponses, WorkspacesDelete200Response, WorkspacesDeleteResponses, WorkspacesGet200Response, WorkspacesGetResponses, WorkspacesList200Response, WorkspacesListResponses, WorkspacesUpdate200Response, WorkspacesUpdateResponses } from '@countersign/types/esign-v2.1/workspaces';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WorkspacesCreateInput, WorkspacesDeleteInput, WorkspacesGetInput, WorkspacesListInput, WorkspacesUpdateInput } from '../workspaces.js';
import { workspacesCreate, workspacesDelete, workspacesGet, workspacesList, workspacesUpdate } from '../workspaces.js';
/**
 * Areas in which an owner and the people whom they invite collect files and work on them.
 */
export interface Workspaces {
    /**
     * List workspaces.
     *
     * Lists the workspaces of the account that the caller owns or was invited to, each with its
     * settings and the persons who made and last changed it. The folders and files in them are read
     * folder by folder.
     *
     * The account must have workspaces.
     *
     * Workspaces_list: `GET /v2.1/accounts/{accountId}/workspaces`
     */
    list(input?: WorkspacesListInput, options?: CallOptions): Call<WorkspacesList200Response, WorkspacesListResponses>;
    /**
     * Make a workspace.
     *
     * Makes an empty workspace with a root folder. The calling user becomes its only owner, and an owner
     * is always a user of the service; other people come in by invitation.
     *
     * The account must have workspaces.
     *
     * Workspaces_create: `POST /v2.1/accounts/{accountId}/workspaces`
     */
    create(input: WorkspacesCreateInput, options?: CallOptions): Call<WorkspacesCreate201Response, WorkspacesCreateResponses>;
    /**
     * Read a workspace.
     *
     * Gives one workspace: its name, its settings and the persons who made and last changed it. What
     * lies in it is read folder by folder.
     *
     * Only its owner and the people who were invited may see it.
     *
     * Workspaces_get: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
     */
    get(input: WorkspacesGetInput, options?: CallOptions): Call<WorkspacesGet200Response, WorkspacesGetResponses>;
    /**
     * Change a workspace.
     *
     * Sets the name, the description, the status or the settings of a workspace, as far as the body
     * holds them. What lies in the workspace stays as it is, and so does its owner.
     *
     * Only the owner of the workspace and administrators of the account may do this.
     *
     * Workspaces_update: `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
     */
    update(input: WorkspacesUpdateInput, options?: CallOptions): Call<WorkspacesUpdate200Response, WorkspacesUpdateResponses>;
    /**
     * Delete a workspace.
     *
     * Deletes a workspace with its folders and files; the answer gives it a last time, closed.
     * Envelopes that were sent out of it stay as they are.
     *
     * Only the owner of the workspace and administrators of the account may do this.
     *
     * Workspaces_delete: `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
     */
    delete(input: WorkspacesDeleteInput, options?: CallOptions): Call<WorkspacesDelete200Response, WorkspacesDeleteResponses>;
}
/**
 * Makes the functions of Workspaces into methods of one object.
 */
export function workspaces(client: Client): Workspaces {
    return {
        list: workspacesList.bind(null, client),
        create: workspacesCreate.bind(null, client),
        get: workspacesGet.bind(null, client),
        update: workspacesUpdate.bind(null, client),
        delete: workspacesDelete.bind(null, client)
    };
}

