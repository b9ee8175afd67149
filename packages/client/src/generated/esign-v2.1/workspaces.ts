/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspacesCreate201Response, WorkspacesCreateBody, WorkspacesCreateParams, WorkspacesCreateResponses, WorkspacesDelete200Response, WorkspacesDeleteParams, WorkspacesDeleteResponses, WorkspacesGet200Response, WorkspacesGetParams, WorkspacesGetResponses, WorkspacesList200Response, WorkspacesListParams, WorkspacesListResponses, WorkspacesUpdate200Response, WorkspacesUpdateBody, WorkspacesUpdateParams, WorkspacesUpdateResponses } from '@countersign/types/esign-v2.1/workspaces';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `workspacesList`.
 */
export interface WorkspacesListInput {
    path?: PathOf<WorkspacesListParams> | undefined;
}
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
export const workspacesList: Operation<WorkspacesListInput, WorkspacesList200Response, WorkspacesListResponses, 'esign'> = /* @__PURE__ */ operation('Workspaces_list', 'GET', '/v2.1/accounts/{accountId}/workspaces');


/**
 * The input of `workspacesCreate`.
 */
export interface WorkspacesCreateInput {
    path?: PathOf<WorkspacesCreateParams> | undefined;
    body: WorkspacesCreateBody;
}
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
export const workspacesCreate: Operation<WorkspacesCreateInput, WorkspacesCreate201Response, WorkspacesCreateResponses, 'esign'> = /* @__PURE__ */ operation('Workspaces_create', 'POST', '/v2.1/accounts/{accountId}/workspaces');


/**
 * The input of `workspacesGet`.
 */
export interface WorkspacesGetInput {
    path: PathOf<WorkspacesGetParams>;
}
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
export const workspacesGet: Operation<WorkspacesGetInput, WorkspacesGet200Response, WorkspacesGetResponses, 'esign'> = /* @__PURE__ */ operation('Workspaces_get', 'GET', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}');


/**
 * The input of `workspacesUpdate`.
 */
export interface WorkspacesUpdateInput {
    path: PathOf<WorkspacesUpdateParams>;
    body: WorkspacesUpdateBody;
}
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
export const workspacesUpdate: Operation<WorkspacesUpdateInput, WorkspacesUpdate200Response, WorkspacesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('Workspaces_update', 'PUT', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}');


/**
 * The input of `workspacesDelete`.
 */
export interface WorkspacesDeleteInput {
    path: PathOf<WorkspacesDeleteParams>;
}
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
export const workspacesDelete: Operation<WorkspacesDeleteInput, WorkspacesDelete200Response, WorkspacesDeleteResponses, 'esign'> = /* @__PURE__ */ operation('Workspaces_delete', 'DELETE', '/v2.1/accounts/{accountId}/workspaces/{workspaceId}');

