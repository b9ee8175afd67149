/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const workspacesList = /* @__PURE__ */ operation<operations['Workspaces_list']>({
    id: 'Workspaces_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/workspaces'
});


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
export const workspacesCreate = /* @__PURE__ */ operation<operations['Workspaces_create']>({
    id: 'Workspaces_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/workspaces',
    mediaTypes: ['application/json']
});


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
export const workspacesGet = /* @__PURE__ */ operation<operations['Workspaces_get']>({
    id: 'Workspaces_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}'
});


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
export const workspacesUpdate = /* @__PURE__ */ operation<operations['Workspaces_update']>({
    id: 'Workspaces_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}',
    mediaTypes: ['application/json']
});


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
export const workspacesDelete = /* @__PURE__ */ operation<operations['Workspaces_delete']>({
    id: 'Workspaces_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/workspaces/{workspaceId}'
});

