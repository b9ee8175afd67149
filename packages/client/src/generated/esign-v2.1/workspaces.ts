/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspacesCreate201Response, WorkspacesCreateBody, WorkspacesCreateParams, WorkspacesCreateResponses, WorkspacesDelete200Response, WorkspacesDeleteParams, WorkspacesDeleteResponses, WorkspacesGet200Response, WorkspacesGetParams, WorkspacesGetResponses, WorkspacesList200Response, WorkspacesListParams, WorkspacesListResponses, WorkspacesUpdate200Response, WorkspacesUpdateBody, WorkspacesUpdateParams, WorkspacesUpdateResponses } from '@countersign/types/esign-v2.1/workspaces';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `workspacesList` takes.
 */
export interface WorkspacesListInput {
    path?: PathOf<WorkspacesListParams> | undefined;
}
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
export const workspacesList: Operation<WorkspacesListInput, WorkspacesList200Response, WorkspacesListResponses> = /* @__PURE__ */ operation('Workspaces_list', 'GET', '/v2.1/accounts/{accountId}/workspaces');


/**
 * What `workspacesCreate` takes.
 */
export interface WorkspacesCreateInput {
    path?: PathOf<WorkspacesCreateParams> | undefined;
    body: WorkspacesCreateBody;
}
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
export const workspacesCreate: Operation<WorkspacesCreateInput, WorkspacesCreate201Response, WorkspacesCreateResponses> = /* @__PURE__ */ operation('Workspaces_create', 'POST', '/v2.1/accounts/{accountId}/workspaces');


/**
 * What `workspacesGet` takes.
 */
export interface WorkspacesGetInput {
    path: PathOf<WorkspacesGetParams>;
}
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
export const workspacesGet: Operation<WorkspacesGetInput, WorkspacesGet200Response, WorkspacesGetResponses> = /* @__PURE__ */ operation('Workspaces_get', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}');


/**
 * What `workspacesUpdate` takes.
 */
export interface WorkspacesUpdateInput {
    path: PathOf<WorkspacesUpdateParams>;
    body: WorkspacesUpdateBody;
}
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
export const workspacesUpdate: Operation<WorkspacesUpdateInput, WorkspacesUpdate200Response, WorkspacesUpdateResponses> = /* @__PURE__ */ operation('Workspaces_update', 'PUT', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}');


/**
 * What `workspacesDelete` takes.
 */
export interface WorkspacesDeleteInput {
    path: PathOf<WorkspacesDeleteParams>;
}
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
export const workspacesDelete: Operation<WorkspacesDeleteInput, WorkspacesDelete200Response, WorkspacesDeleteResponses> = /* @__PURE__ */ operation('Workspaces_delete', 'DELETE', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}');

