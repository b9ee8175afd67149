/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspaceBrandsGetWorkspaceBrand200Response, WorkspaceBrandsGetWorkspaceBrandParams, WorkspaceBrandsGetWorkspaceBrandResponses, WorkspaceBrandsUpdateWorkspaceBrand200Response, WorkspaceBrandsUpdateWorkspaceBrandBody, WorkspaceBrandsUpdateWorkspaceBrandParams, WorkspaceBrandsUpdateWorkspaceBrandResponses } from '@countersign/types/workspaces/workspace-brands';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `workspaceBrandsGetWorkspaceBrand`.
 */
export interface WorkspaceBrandsGetWorkspaceBrandInput {
    path: PathOf<WorkspaceBrandsGetWorkspaceBrandParams>;
}
/**
 * Get the brand of a workspace.
 *
 * Returns the brand whose logos and colors the pages of a workspace have. The caller must be able to
 * manage the workspace.
 *
 * WorkspaceBrands_getWorkspaceBrand: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/brand`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceBrandsGetWorkspaceBrand: Operation<WorkspaceBrandsGetWorkspaceBrandInput, WorkspaceBrandsGetWorkspaceBrand200Response, WorkspaceBrandsGetWorkspaceBrandResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceBrands_getWorkspaceBrand', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/brand');


/**
 * The input of `workspaceBrandsUpdateWorkspaceBrand`.
 */
export interface WorkspaceBrandsUpdateWorkspaceBrandInput {
    path: PathOf<WorkspaceBrandsUpdateWorkspaceBrandParams>;
    body: WorkspaceBrandsUpdateWorkspaceBrandBody;
}
/**
 * Set the brand of a workspace.
 *
 * Sets the brand of a workspace, which must be a brand of the account. The caller must be able to
 * manage the workspace.
 *
 * WorkspaceBrands_updateWorkspaceBrand: `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}/brand`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspaceBrandsUpdateWorkspaceBrand: Operation<WorkspaceBrandsUpdateWorkspaceBrandInput, WorkspaceBrandsUpdateWorkspaceBrand200Response, WorkspaceBrandsUpdateWorkspaceBrandResponses, 'workspaces'> = /* @__PURE__ */ operation('WorkspaceBrands_updateWorkspaceBrand', 'PUT', '/v1/accounts/{accountId}/workspaces/{workspaceId}/brand');

