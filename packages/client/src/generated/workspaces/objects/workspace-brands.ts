// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceBrandsGetWorkspaceBrand200Response, WorkspaceBrandsGetWorkspaceBrandResponses, WorkspaceBrandsUpdateWorkspaceBrand200Response, WorkspaceBrandsUpdateWorkspaceBrandResponses } from '@countersign/types/workspaces/workspace-brands';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { WorkspaceBrandsGetWorkspaceBrandInput, WorkspaceBrandsUpdateWorkspaceBrandInput } from '../workspace-brands.js';
import { workspaceBrandsGetWorkspaceBrand, workspaceBrandsUpdateWorkspaceBrand } from '../workspace-brands.js';
/**
 * The logos and colors of the pages of a workspace.
 */
export interface WorkspaceBrands {
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
    getWorkspaceBrand(input: WorkspaceBrandsGetWorkspaceBrandInput, options?: CallOptions): Call<WorkspaceBrandsGetWorkspaceBrand200Response, WorkspaceBrandsGetWorkspaceBrandResponses>;
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
    updateWorkspaceBrand(input: WorkspaceBrandsUpdateWorkspaceBrandInput, options?: CallOptions): Call<WorkspaceBrandsUpdateWorkspaceBrand200Response, WorkspaceBrandsUpdateWorkspaceBrandResponses>;
}
/**
 * Creates an object whose methods are the functions of WorkspaceBrands.
 */
export function workspaceBrands(client: Client<'workspaces'>): WorkspaceBrands {
    return {
        getWorkspaceBrand: workspaceBrandsGetWorkspaceBrand.bind(null, client),
        updateWorkspaceBrand: workspaceBrandsUpdateWorkspaceBrand.bind(null, client)
    };
}

