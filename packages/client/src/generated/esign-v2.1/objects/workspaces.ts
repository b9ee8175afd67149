// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspacesCreate201Response, WorkspacesCreateResponses, WorkspacesDelete200Response, WorkspacesDeleteResponses, WorkspacesGet200Response, WorkspacesGetResponses, WorkspacesList200Response, WorkspacesListResponses, WorkspacesUpdate200Response, WorkspacesUpdateResponses } from '@countersign/types/esign-v2.1/workspaces';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WorkspacesCreateInput, WorkspacesDeleteInput, WorkspacesGetInput, WorkspacesListInput, WorkspacesUpdateInput } from '../workspaces.js';
import { workspacesCreate, workspacesDelete, workspacesGet, workspacesList, workspacesUpdate } from '../workspaces.js';
/**
 * Shared areas in which an owner and invited people collect files and work on them.
 */
export interface Workspaces {
    /**
     * List workspaces.
     *
     * Returns the workspaces of the account that the caller owns or was invited to, each with its
     * settings, and who created and last changed it. The content of each folder has a separate
     * operation.
     *
     * Workspaces must be enabled for the account.
     *
     * Workspaces_list: `GET /v2.1/accounts/{accountId}/workspaces`
     */
    list(input?: WorkspacesListInput, options?: CallOptions): Call<WorkspacesList200Response, WorkspacesListResponses>;
    /**
     * Create a workspace.
     *
     * Creates an empty workspace with a root folder, which the operations on folders name `root`. The
     * calling user becomes its only owner. An owner is always a user of the service. Other people join
     * by invitation.
     *
     * Workspaces must be enabled for the account.
     *
     * Workspaces_create: `POST /v2.1/accounts/{accountId}/workspaces`
     */
    create(input: WorkspacesCreateInput, options?: CallOptions): Call<WorkspacesCreate201Response, WorkspacesCreateResponses>;
    /**
     * Read a workspace.
     *
     * Returns one workspace: its name, its settings, and who created and last changed it. The content of
     * each folder has a separate operation.
     *
     * Only its owner and invited people can view it.
     *
     * Workspaces_get: `GET /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
     */
    get(input: WorkspacesGetInput, options?: CallOptions): Call<WorkspacesGet200Response, WorkspacesGetResponses>;
    /**
     * Change a workspace.
     *
     * Changes the given fields of a workspace: its name, description, status or settings. The content
     * and the owner of the workspace are not changed.
     *
     * Only the owner of the workspace and administrators of the account can change it.
     *
     * Workspaces_update: `PUT /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
     */
    update(input: WorkspacesUpdateInput, options?: CallOptions): Call<WorkspacesUpdate200Response, WorkspacesUpdateResponses>;
    /**
     * Delete a workspace.
     *
     * Deletes a workspace with its folders and files. The response contains the workspace one last time,
     * with the status closed. Envelopes that were sent from it are not changed.
     *
     * Only the owner of the workspace and administrators of the account can delete it.
     *
     * Workspaces_delete: `DELETE /v2.1/accounts/{accountId}/workspaces/{workspaceId}`
     */
    delete(input: WorkspacesDeleteInput, options?: CallOptions): Call<WorkspacesDelete200Response, WorkspacesDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of Workspaces.
 */
export function workspaces(client: Client<'esign'>): Workspaces {
    return {
        list: workspacesList.bind(null, client),
        create: workspacesCreate.bind(null, client),
        get: workspacesGet.bind(null, client),
        update: workspacesUpdate.bind(null, client),
        delete: workspacesDelete.bind(null, client)
    };
}

