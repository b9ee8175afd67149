// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Workspaces } from './workspaces.js';
import { workspaces } from './workspaces.js';
import type { WorkspaceUsers } from './workspace-users.js';
import { workspaceUsers } from './workspace-users.js';
import type { WorkspaceDocuments } from './workspace-documents.js';
import { workspaceDocuments } from './workspace-documents.js';
import type { WorkspaceUploadRequest } from './workspace-upload-request.js';
import { workspaceUploadRequest } from './workspace-upload-request.js';
import type { WorkspaceBrands } from './workspace-brands.js';
import { workspaceBrands } from './workspace-brands.js';
/**
 * All of Countersign Workspaces v1, by resource.
 */
export interface WorkspacesArea {
    /**
     * A workspace, with the envelopes that were created in it.
     */
    workspaces: Workspaces;
    /**
     * The people in a workspace, with their roles.
     */
    workspaceUsers: WorkspaceUsers;
    /**
     * The documents that people share in a workspace.
     */
    workspaceDocuments: WorkspaceDocuments;
    /**
     * A request that asks people to upload documents until a date.
     */
    workspaceUploadRequest: WorkspaceUploadRequest;
    /**
     * The logos and colors of the pages of a workspace.
     */
    workspaceBrands: WorkspaceBrands;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function workspacesArea(client: Client<'workspaces'>): WorkspacesArea {
    return {
        workspaces: workspaces(client),
        workspaceUsers: workspaceUsers(client),
        workspaceDocuments: workspaceDocuments(client),
        workspaceUploadRequest: workspaceUploadRequest(client),
        workspaceBrands: workspaceBrands(client)
    };
}

