/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { WorkspacesCreateWorkspace201Response, WorkspacesCreateWorkspaceBody, WorkspacesCreateWorkspaceEnvelope201Response, WorkspacesCreateWorkspaceEnvelopeBody, WorkspacesCreateWorkspaceEnvelopeParams, WorkspacesCreateWorkspaceEnvelopeResponses, WorkspacesCreateWorkspaceParams, WorkspacesCreateWorkspaceResponses, WorkspacesGetWorkspace200Response, WorkspacesGetWorkspaceAssignableRoles200Response, WorkspacesGetWorkspaceAssignableRolesParams, WorkspacesGetWorkspaceAssignableRolesQueryParams, WorkspacesGetWorkspaceAssignableRolesResponses, WorkspacesGetWorkspaceEnvelopes200Response, WorkspacesGetWorkspaceEnvelopesParams, WorkspacesGetWorkspaceEnvelopesResponses, WorkspacesGetWorkspaceParams, WorkspacesGetWorkspaceResponses, WorkspacesGetWorkspaces200Response, WorkspacesGetWorkspacesParams, WorkspacesGetWorkspacesQueryParams, WorkspacesGetWorkspacesResponses, WorkspacesUpdateWorkspace200Response, WorkspacesUpdateWorkspaceBody, WorkspacesUpdateWorkspaceParams, WorkspacesUpdateWorkspaceResponses } from '@countersign/types/workspaces/workspaces';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `workspacesGetWorkspaces`.
 */
export interface WorkspacesGetWorkspacesInput {
    path?: PathOf<WorkspacesGetWorkspacesParams> | undefined;
    query?: WorkspacesGetWorkspacesQueryParams | undefined;
}
/**
 * List the workspaces.
 *
 * Returns the workspaces in which the caller is. `start_position` and `count` select a page.
 *
 * Workspaces_getWorkspaces: `GET /v1/accounts/{accountId}/workspaces`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesGetWorkspaces: PagedOperation<WorkspacesGetWorkspacesInput, WorkspacesGetWorkspaces200Response, WorkspacesGetWorkspacesResponses, NonNullable<WorkspacesGetWorkspaces200Response['workspaces']>[number], 'workspaces'> = /* @__PURE__ */ pagedOperation('Workspaces_getWorkspaces', 'GET', '/v1/accounts/{accountId}/workspaces', {
    paging: {
        items: 'workspaces',
        start: 'start_position',
        total: 'total_row_count'
    }
});


/**
 * The input of `workspacesCreateWorkspace`.
 */
export interface WorkspacesCreateWorkspaceInput {
    path?: PathOf<WorkspacesCreateWorkspaceParams> | undefined;
    body: WorkspacesCreateWorkspaceBody;
}
/**
 * Create a workspace.
 *
 * Creates a workspace. The caller owns it and can manage it.
 *
 * Workspaces_createWorkspace: `POST /v1/accounts/{accountId}/workspaces`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesCreateWorkspace: Operation<WorkspacesCreateWorkspaceInput, WorkspacesCreateWorkspace201Response, WorkspacesCreateWorkspaceResponses, 'workspaces'> = /* @__PURE__ */ operation('Workspaces_createWorkspace', 'POST', '/v1/accounts/{accountId}/workspaces');


/**
 * The input of `workspacesGetWorkspace`.
 */
export interface WorkspacesGetWorkspaceInput {
    path: PathOf<WorkspacesGetWorkspaceParams>;
}
/**
 * Get a workspace.
 *
 * Returns a workspace in which the caller is.
 *
 * Workspaces_getWorkspace: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesGetWorkspace: Operation<WorkspacesGetWorkspaceInput, WorkspacesGetWorkspace200Response, WorkspacesGetWorkspaceResponses, 'workspaces'> = /* @__PURE__ */ operation('Workspaces_getWorkspace', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}');


/**
 * The input of `workspacesUpdateWorkspace`.
 */
export interface WorkspacesUpdateWorkspaceInput {
    path: PathOf<WorkspacesUpdateWorkspaceParams>;
    body: WorkspacesUpdateWorkspaceBody;
}
/**
 * Rename a workspace.
 *
 * Changes the name of a workspace. The caller must be able to manage the workspace.
 *
 * Workspaces_updateWorkspace: `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesUpdateWorkspace: Operation<WorkspacesUpdateWorkspaceInput, WorkspacesUpdateWorkspace200Response, WorkspacesUpdateWorkspaceResponses, 'workspaces'> = /* @__PURE__ */ operation('Workspaces_updateWorkspace', 'PUT', '/v1/accounts/{accountId}/workspaces/{workspaceId}');


/**
 * The input of `workspacesGetWorkspaceAssignableRoles`.
 */
export interface WorkspacesGetWorkspaceAssignableRolesInput {
    path: PathOf<WorkspacesGetWorkspaceAssignableRolesParams>;
    query?: WorkspacesGetWorkspaceAssignableRolesQueryParams | undefined;
}
/**
 * List the roles that people can get in a workspace.
 *
 * Returns the roles that the caller can assign, and the caller’s own role. `start_position` and
 * `count` select a page.
 *
 * Workspaces_getWorkspaceAssignableRoles: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/assignable-roles`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesGetWorkspaceAssignableRoles: PagedOperation<WorkspacesGetWorkspaceAssignableRolesInput, WorkspacesGetWorkspaceAssignableRoles200Response, WorkspacesGetWorkspaceAssignableRolesResponses, NonNullable<WorkspacesGetWorkspaceAssignableRoles200Response['roles']>[number], 'workspaces'> = /* @__PURE__ */ pagedOperation('Workspaces_getWorkspaceAssignableRoles', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/assignable-roles', {
    paging: {
        items: 'roles',
        start: 'start_position',
        total: 'total_row_count'
    }
});


/**
 * The input of `workspacesGetWorkspaceEnvelopes`.
 */
export interface WorkspacesGetWorkspaceEnvelopesInput {
    path: PathOf<WorkspacesGetWorkspaceEnvelopesParams>;
}
/**
 * List the envelopes of a workspace.
 *
 * Returns the envelopes that were created in a workspace. The list is not paged.
 *
 * Workspaces_getWorkspaceEnvelopes: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesGetWorkspaceEnvelopes: Operation<WorkspacesGetWorkspaceEnvelopesInput, WorkspacesGetWorkspaceEnvelopes200Response, WorkspacesGetWorkspaceEnvelopesResponses, 'workspaces'> = /* @__PURE__ */ operation('Workspaces_getWorkspaceEnvelopes', 'GET', '/v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes');


/**
 * The input of `workspacesCreateWorkspaceEnvelope`.
 */
export interface WorkspacesCreateWorkspaceEnvelopeInput {
    path: PathOf<WorkspacesCreateWorkspaceEnvelopeParams>;
    body: WorkspacesCreateWorkspaceEnvelopeBody;
}
/**
 * Create an envelope in a workspace.
 *
 * Creates a draft of eSignature with copies of documents of a workspace. Add recipients and send it
 * with the operations of eSignature. Its recipients become users of the workspace. The caller must
 * be able to manage the workspace.
 *
 * Workspaces_createWorkspaceEnvelope: `POST /v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes`
 *
 * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
 */
export const workspacesCreateWorkspaceEnvelope: Operation<WorkspacesCreateWorkspaceEnvelopeInput, WorkspacesCreateWorkspaceEnvelope201Response, WorkspacesCreateWorkspaceEnvelopeResponses, 'workspaces'> = /* @__PURE__ */ operation('Workspaces_createWorkspaceEnvelope', 'POST', '/v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes');

