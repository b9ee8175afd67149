// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspacesCreateWorkspace201Response, WorkspacesCreateWorkspaceEnvelope201Response, WorkspacesCreateWorkspaceEnvelopeResponses, WorkspacesCreateWorkspaceResponses, WorkspacesGetWorkspace200Response, WorkspacesGetWorkspaceAssignableRoles200Response, WorkspacesGetWorkspaceAssignableRolesResponses, WorkspacesGetWorkspaceEnvelopes200Response, WorkspacesGetWorkspaceEnvelopesResponses, WorkspacesGetWorkspaceResponses, WorkspacesGetWorkspaces200Response, WorkspacesGetWorkspacesResponses, WorkspacesUpdateWorkspace200Response, WorkspacesUpdateWorkspaceResponses } from '@countersign/types/workspaces/workspaces';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { WorkspacesCreateWorkspaceEnvelopeInput, WorkspacesCreateWorkspaceInput, WorkspacesGetWorkspaceAssignableRolesInput, WorkspacesGetWorkspaceEnvelopesInput, WorkspacesGetWorkspaceInput, WorkspacesGetWorkspacesInput, WorkspacesUpdateWorkspaceInput } from '../workspaces.js';
import { workspacesCreateWorkspace, workspacesCreateWorkspaceEnvelope, workspacesGetWorkspace, workspacesGetWorkspaceAssignableRoles, workspacesGetWorkspaceEnvelopes, workspacesGetWorkspaces, workspacesUpdateWorkspace } from '../workspaces.js';
/**
 * A workspace, with the envelopes that were created in it.
 */
export interface Workspaces {
    /**
     * List the workspaces.
     *
     * Returns the workspaces in which the caller is. `start_position` and `count` select a page.
     *
     * Workspaces_getWorkspaces: `GET /v1/accounts/{accountId}/workspaces`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspaces(input?: WorkspacesGetWorkspacesInput, options?: CallOptions): PagedCall<WorkspacesGetWorkspaces200Response, WorkspacesGetWorkspacesResponses, NonNullable<WorkspacesGetWorkspaces200Response['workspaces']>[number]>;
    /**
     * Create a workspace.
     *
     * Creates a workspace. The caller owns it and can manage it.
     *
     * Workspaces_createWorkspace: `POST /v1/accounts/{accountId}/workspaces`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    createWorkspace(input: WorkspacesCreateWorkspaceInput, options?: CallOptions): Call<WorkspacesCreateWorkspace201Response, WorkspacesCreateWorkspaceResponses>;
    /**
     * Get a workspace.
     *
     * Returns a workspace in which the caller is.
     *
     * Workspaces_getWorkspace: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspace(input: WorkspacesGetWorkspaceInput, options?: CallOptions): Call<WorkspacesGetWorkspace200Response, WorkspacesGetWorkspaceResponses>;
    /**
     * Rename a workspace.
     *
     * Changes the name of a workspace. The caller must be able to manage the workspace.
     *
     * Workspaces_updateWorkspace: `PUT /v1/accounts/{accountId}/workspaces/{workspaceId}`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    updateWorkspace(input: WorkspacesUpdateWorkspaceInput, options?: CallOptions): Call<WorkspacesUpdateWorkspace200Response, WorkspacesUpdateWorkspaceResponses>;
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
    getWorkspaceAssignableRoles(input: WorkspacesGetWorkspaceAssignableRolesInput, options?: CallOptions): PagedCall<WorkspacesGetWorkspaceAssignableRoles200Response, WorkspacesGetWorkspaceAssignableRolesResponses, NonNullable<WorkspacesGetWorkspaceAssignableRoles200Response['roles']>[number]>;
    /**
     * List the envelopes of a workspace.
     *
     * Returns the envelopes that were created in a workspace. The list is not paged.
     *
     * Workspaces_getWorkspaceEnvelopes: `GET /v1/accounts/{accountId}/workspaces/{workspaceId}/envelopes`
     *
     * The token needs the scopes `signature` and `dtr.company.read` and `dtr.rooms.read` and `dtr.rooms.write` and `dtr.documents.write`.
     */
    getWorkspaceEnvelopes(input: WorkspacesGetWorkspaceEnvelopesInput, options?: CallOptions): Call<WorkspacesGetWorkspaceEnvelopes200Response, WorkspacesGetWorkspaceEnvelopesResponses>;
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
    createWorkspaceEnvelope(input: WorkspacesCreateWorkspaceEnvelopeInput, options?: CallOptions): Call<WorkspacesCreateWorkspaceEnvelope201Response, WorkspacesCreateWorkspaceEnvelopeResponses>;
}
/**
 * Creates an object whose methods are the functions of Workspaces.
 */
export function workspaces(client: Client<'workspaces'>): Workspaces {
    return {
        getWorkspaces: workspacesGetWorkspaces.bind(null, client),
        createWorkspace: workspacesCreateWorkspace.bind(null, client),
        getWorkspace: workspacesGetWorkspace.bind(null, client),
        updateWorkspace: workspacesUpdateWorkspace.bind(null, client),
        getWorkspaceAssignableRoles: workspacesGetWorkspaceAssignableRoles.bind(null, client),
        getWorkspaceEnvelopes: workspacesGetWorkspaceEnvelopes.bind(null, client),
        createWorkspaceEnvelope: workspacesCreateWorkspaceEnvelope.bind(null, client)
    };
}

