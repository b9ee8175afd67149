// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OperationValidatorLoaders } from '../../operation-validators.js';
export const operationValidators: OperationValidatorLoaders = {
    WorkspaceBrands_getWorkspaceBrand: () => import('./workspace-brands.js').then(all => ({
        params: all.WorkspaceBrandsGetWorkspaceBrandParams,
        responses: { 200: all.WorkspaceBrandsGetWorkspaceBrand200Response, 400: all.WorkspaceBrandsGetWorkspaceBrand400Response, 401: all.WorkspaceBrandsGetWorkspaceBrand401Response, 403: all.WorkspaceBrandsGetWorkspaceBrand403Response, 404: all.WorkspaceBrandsGetWorkspaceBrand404Response, 405: all.WorkspaceBrandsGetWorkspaceBrand405Response, 429: all.WorkspaceBrandsGetWorkspaceBrand429Response, 500: all.WorkspaceBrandsGetWorkspaceBrand500Response }
    })),
    WorkspaceBrands_updateWorkspaceBrand: () => import('./workspace-brands.js').then(all => ({
        params: all.WorkspaceBrandsUpdateWorkspaceBrandParams,
        body: all.WorkspaceBrandsUpdateWorkspaceBrandBody,
        responses: { 200: all.WorkspaceBrandsUpdateWorkspaceBrand200Response, 400: all.WorkspaceBrandsUpdateWorkspaceBrand400Response, 401: all.WorkspaceBrandsUpdateWorkspaceBrand401Response, 403: all.WorkspaceBrandsUpdateWorkspaceBrand403Response, 404: all.WorkspaceBrandsUpdateWorkspaceBrand404Response, 405: all.WorkspaceBrandsUpdateWorkspaceBrand405Response, 429: all.WorkspaceBrandsUpdateWorkspaceBrand429Response, 500: all.WorkspaceBrandsUpdateWorkspaceBrand500Response }
    })),
    WorkspaceDocuments_getWorkspaceDocuments: () => import('./workspace-documents.js').then(all => ({
        params: all.WorkspaceDocumentsGetWorkspaceDocumentsParams,
        query: all.WorkspaceDocumentsGetWorkspaceDocumentsQueryParams,
        responses: { 200: all.WorkspaceDocumentsGetWorkspaceDocuments200Response, 400: all.WorkspaceDocumentsGetWorkspaceDocuments400Response, 401: all.WorkspaceDocumentsGetWorkspaceDocuments401Response, 403: all.WorkspaceDocumentsGetWorkspaceDocuments403Response, 404: all.WorkspaceDocumentsGetWorkspaceDocuments404Response, 405: all.WorkspaceDocumentsGetWorkspaceDocuments405Response, 429: all.WorkspaceDocumentsGetWorkspaceDocuments429Response, 500: all.WorkspaceDocumentsGetWorkspaceDocuments500Response }
    })),
    WorkspaceDocuments_addWorkspaceDocument: () => import('./workspace-documents.js').then(all => ({
        params: all.WorkspaceDocumentsAddWorkspaceDocumentParams,
        responses: { 201: all.WorkspaceDocumentsAddWorkspaceDocument201Response, 400: all.WorkspaceDocumentsAddWorkspaceDocument400Response, 401: all.WorkspaceDocumentsAddWorkspaceDocument401Response, 403: all.WorkspaceDocumentsAddWorkspaceDocument403Response, 404: all.WorkspaceDocumentsAddWorkspaceDocument404Response, 405: all.WorkspaceDocumentsAddWorkspaceDocument405Response, 429: all.WorkspaceDocumentsAddWorkspaceDocument429Response, 500: all.WorkspaceDocumentsAddWorkspaceDocument500Response }
    })),
    WorkspaceDocuments_getWorkspaceDocument: () => import('./workspace-documents.js').then(all => ({
        params: all.WorkspaceDocumentsGetWorkspaceDocumentParams,
        responses: { 200: all.WorkspaceDocumentsGetWorkspaceDocument200Response, 400: all.WorkspaceDocumentsGetWorkspaceDocument400Response, 401: all.WorkspaceDocumentsGetWorkspaceDocument401Response, 403: all.WorkspaceDocumentsGetWorkspaceDocument403Response, 404: all.WorkspaceDocumentsGetWorkspaceDocument404Response, 405: all.WorkspaceDocumentsGetWorkspaceDocument405Response, 429: all.WorkspaceDocumentsGetWorkspaceDocument429Response, 500: all.WorkspaceDocumentsGetWorkspaceDocument500Response }
    })),
    WorkspaceDocuments_deleteWorkspaceDocument: () => import('./workspace-documents.js').then(all => ({
        params: all.WorkspaceDocumentsDeleteWorkspaceDocumentParams,
        responses: { 400: all.WorkspaceDocumentsDeleteWorkspaceDocument400Response, 401: all.WorkspaceDocumentsDeleteWorkspaceDocument401Response, 403: all.WorkspaceDocumentsDeleteWorkspaceDocument403Response, 404: all.WorkspaceDocumentsDeleteWorkspaceDocument404Response, 405: all.WorkspaceDocumentsDeleteWorkspaceDocument405Response, 429: all.WorkspaceDocumentsDeleteWorkspaceDocument429Response, 500: all.WorkspaceDocumentsDeleteWorkspaceDocument500Response }
    })),
    WorkspaceDocuments_getWorkspaceDocumentContents: () => import('./workspace-documents.js').then(all => ({
        params: all.WorkspaceDocumentsGetWorkspaceDocumentContentsParams,
        responses: { 400: all.WorkspaceDocumentsGetWorkspaceDocumentContents400Response, 401: all.WorkspaceDocumentsGetWorkspaceDocumentContents401Response, 403: all.WorkspaceDocumentsGetWorkspaceDocumentContents403Response, 404: all.WorkspaceDocumentsGetWorkspaceDocumentContents404Response, 405: all.WorkspaceDocumentsGetWorkspaceDocumentContents405Response, 429: all.WorkspaceDocumentsGetWorkspaceDocumentContents429Response, 500: all.WorkspaceDocumentsGetWorkspaceDocumentContents500Response }
    })),
    WorkspaceUploadRequest_getWorkspaceUploadRequests: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestGetWorkspaceUploadRequestsParams,
        responses: { 200: all.WorkspaceUploadRequestGetWorkspaceUploadRequests200Response, 400: all.WorkspaceUploadRequestGetWorkspaceUploadRequests400Response, 401: all.WorkspaceUploadRequestGetWorkspaceUploadRequests401Response, 403: all.WorkspaceUploadRequestGetWorkspaceUploadRequests403Response, 404: all.WorkspaceUploadRequestGetWorkspaceUploadRequests404Response, 405: all.WorkspaceUploadRequestGetWorkspaceUploadRequests405Response, 429: all.WorkspaceUploadRequestGetWorkspaceUploadRequests429Response, 500: all.WorkspaceUploadRequestGetWorkspaceUploadRequests500Response }
    })),
    WorkspaceUploadRequest_createWorkspaceUploadRequest: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestCreateWorkspaceUploadRequestParams,
        body: all.WorkspaceUploadRequestCreateWorkspaceUploadRequestBody,
        responses: { 201: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest201Response, 400: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest400Response, 401: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest401Response, 403: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest403Response, 404: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest404Response, 405: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest405Response, 429: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest429Response, 500: all.WorkspaceUploadRequestCreateWorkspaceUploadRequest500Response }
    })),
    WorkspaceUploadRequest_getWorkspaceUploadRequest: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestGetWorkspaceUploadRequestParams,
        responses: { 200: all.WorkspaceUploadRequestGetWorkspaceUploadRequest200Response, 400: all.WorkspaceUploadRequestGetWorkspaceUploadRequest400Response, 401: all.WorkspaceUploadRequestGetWorkspaceUploadRequest401Response, 403: all.WorkspaceUploadRequestGetWorkspaceUploadRequest403Response, 404: all.WorkspaceUploadRequestGetWorkspaceUploadRequest404Response, 405: all.WorkspaceUploadRequestGetWorkspaceUploadRequest405Response, 429: all.WorkspaceUploadRequestGetWorkspaceUploadRequest429Response, 500: all.WorkspaceUploadRequestGetWorkspaceUploadRequest500Response }
    })),
    WorkspaceUploadRequest_updateWorkspaceUploadRequest: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequestParams,
        body: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequestBody,
        responses: { 200: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest200Response, 400: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest400Response, 401: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest401Response, 403: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest403Response, 404: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest404Response, 405: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest405Response, 429: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest429Response, 500: all.WorkspaceUploadRequestUpdateWorkspaceUploadRequest500Response }
    })),
    WorkspaceUploadRequest_deleteWorkspaceUploadRequest: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequestParams,
        responses: { 400: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest400Response, 401: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest401Response, 403: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest403Response, 404: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest404Response, 405: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest405Response, 429: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest429Response, 500: all.WorkspaceUploadRequestDeleteWorkspaceUploadRequest500Response }
    })),
    WorkspaceUploadRequest_addWorkspaceUploadRequestDocument: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocumentParams,
        responses: { 201: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument201Response, 400: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument400Response, 401: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument401Response, 403: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument403Response, 404: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument404Response, 405: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument405Response, 429: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument429Response, 500: all.WorkspaceUploadRequestAddWorkspaceUploadRequestDocument500Response }
    })),
    WorkspaceUploadRequest_completeWorkspaceUploadRequest: () => import('./workspace-upload-request.js').then(all => ({
        params: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequestParams,
        responses: { 400: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest400Response, 401: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest401Response, 403: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest403Response, 404: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest404Response, 405: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest405Response, 429: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest429Response, 500: all.WorkspaceUploadRequestCompleteWorkspaceUploadRequest500Response }
    })),
    WorkspaceUsers_getWorkspaceUsers: () => import('./workspace-users.js').then(all => ({
        params: all.WorkspaceUsersGetWorkspaceUsersParams,
        query: all.WorkspaceUsersGetWorkspaceUsersQueryParams,
        responses: { 200: all.WorkspaceUsersGetWorkspaceUsers200Response, 400: all.WorkspaceUsersGetWorkspaceUsers400Response, 401: all.WorkspaceUsersGetWorkspaceUsers401Response, 403: all.WorkspaceUsersGetWorkspaceUsers403Response, 404: all.WorkspaceUsersGetWorkspaceUsers404Response, 405: all.WorkspaceUsersGetWorkspaceUsers405Response, 429: all.WorkspaceUsersGetWorkspaceUsers429Response, 500: all.WorkspaceUsersGetWorkspaceUsers500Response }
    })),
    WorkspaceUsers_addWorkspaceUser: () => import('./workspace-users.js').then(all => ({
        params: all.WorkspaceUsersAddWorkspaceUserParams,
        body: all.WorkspaceUsersAddWorkspaceUserBody,
        responses: { 201: all.WorkspaceUsersAddWorkspaceUser201Response, 400: all.WorkspaceUsersAddWorkspaceUser400Response, 401: all.WorkspaceUsersAddWorkspaceUser401Response, 403: all.WorkspaceUsersAddWorkspaceUser403Response, 404: all.WorkspaceUsersAddWorkspaceUser404Response, 405: all.WorkspaceUsersAddWorkspaceUser405Response, 429: all.WorkspaceUsersAddWorkspaceUser429Response, 500: all.WorkspaceUsersAddWorkspaceUser500Response }
    })),
    WorkspaceUsers_updateWorkspaceUser: () => import('./workspace-users.js').then(all => ({
        params: all.WorkspaceUsersUpdateWorkspaceUserParams,
        body: all.WorkspaceUsersUpdateWorkspaceUserBody,
        responses: { 200: all.WorkspaceUsersUpdateWorkspaceUser200Response, 400: all.WorkspaceUsersUpdateWorkspaceUser400Response, 401: all.WorkspaceUsersUpdateWorkspaceUser401Response, 403: all.WorkspaceUsersUpdateWorkspaceUser403Response, 404: all.WorkspaceUsersUpdateWorkspaceUser404Response, 405: all.WorkspaceUsersUpdateWorkspaceUser405Response, 429: all.WorkspaceUsersUpdateWorkspaceUser429Response, 500: all.WorkspaceUsersUpdateWorkspaceUser500Response }
    })),
    WorkspaceUsers_revokeWorkspaceUserAccess: () => import('./workspace-users.js').then(all => ({
        params: all.WorkspaceUsersRevokeWorkspaceUserAccessParams,
        body: all.WorkspaceUsersRevokeWorkspaceUserAccessBody,
        responses: { 400: all.WorkspaceUsersRevokeWorkspaceUserAccess400Response, 401: all.WorkspaceUsersRevokeWorkspaceUserAccess401Response, 403: all.WorkspaceUsersRevokeWorkspaceUserAccess403Response, 404: all.WorkspaceUsersRevokeWorkspaceUserAccess404Response, 405: all.WorkspaceUsersRevokeWorkspaceUserAccess405Response, 429: all.WorkspaceUsersRevokeWorkspaceUserAccess429Response, 500: all.WorkspaceUsersRevokeWorkspaceUserAccess500Response }
    })),
    WorkspaceUsers_restoreWorkspaceUserAccess: () => import('./workspace-users.js').then(all => ({
        params: all.WorkspaceUsersRestoreWorkspaceUserAccessParams,
        responses: { 400: all.WorkspaceUsersRestoreWorkspaceUserAccess400Response, 401: all.WorkspaceUsersRestoreWorkspaceUserAccess401Response, 403: all.WorkspaceUsersRestoreWorkspaceUserAccess403Response, 404: all.WorkspaceUsersRestoreWorkspaceUserAccess404Response, 405: all.WorkspaceUsersRestoreWorkspaceUserAccess405Response, 429: all.WorkspaceUsersRestoreWorkspaceUserAccess429Response, 500: all.WorkspaceUsersRestoreWorkspaceUserAccess500Response }
    })),
    Workspaces_getWorkspaces: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesGetWorkspacesParams,
        query: all.WorkspacesGetWorkspacesQueryParams,
        responses: { 200: all.WorkspacesGetWorkspaces200Response, 400: all.WorkspacesGetWorkspaces400Response, 401: all.WorkspacesGetWorkspaces401Response, 403: all.WorkspacesGetWorkspaces403Response, 404: all.WorkspacesGetWorkspaces404Response, 405: all.WorkspacesGetWorkspaces405Response, 429: all.WorkspacesGetWorkspaces429Response, 500: all.WorkspacesGetWorkspaces500Response }
    })),
    Workspaces_createWorkspace: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesCreateWorkspaceParams,
        body: all.WorkspacesCreateWorkspaceBody,
        responses: { 201: all.WorkspacesCreateWorkspace201Response, 400: all.WorkspacesCreateWorkspace400Response, 401: all.WorkspacesCreateWorkspace401Response, 403: all.WorkspacesCreateWorkspace403Response, 404: all.WorkspacesCreateWorkspace404Response, 405: all.WorkspacesCreateWorkspace405Response, 429: all.WorkspacesCreateWorkspace429Response, 500: all.WorkspacesCreateWorkspace500Response }
    })),
    Workspaces_getWorkspace: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesGetWorkspaceParams,
        responses: { 200: all.WorkspacesGetWorkspace200Response, 400: all.WorkspacesGetWorkspace400Response, 401: all.WorkspacesGetWorkspace401Response, 403: all.WorkspacesGetWorkspace403Response, 404: all.WorkspacesGetWorkspace404Response, 405: all.WorkspacesGetWorkspace405Response, 429: all.WorkspacesGetWorkspace429Response, 500: all.WorkspacesGetWorkspace500Response }
    })),
    Workspaces_updateWorkspace: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesUpdateWorkspaceParams,
        body: all.WorkspacesUpdateWorkspaceBody,
        responses: { 200: all.WorkspacesUpdateWorkspace200Response, 400: all.WorkspacesUpdateWorkspace400Response, 401: all.WorkspacesUpdateWorkspace401Response, 403: all.WorkspacesUpdateWorkspace403Response, 404: all.WorkspacesUpdateWorkspace404Response, 405: all.WorkspacesUpdateWorkspace405Response, 429: all.WorkspacesUpdateWorkspace429Response, 500: all.WorkspacesUpdateWorkspace500Response }
    })),
    Workspaces_getWorkspaceAssignableRoles: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesGetWorkspaceAssignableRolesParams,
        query: all.WorkspacesGetWorkspaceAssignableRolesQueryParams,
        responses: { 200: all.WorkspacesGetWorkspaceAssignableRoles200Response, 400: all.WorkspacesGetWorkspaceAssignableRoles400Response, 401: all.WorkspacesGetWorkspaceAssignableRoles401Response, 403: all.WorkspacesGetWorkspaceAssignableRoles403Response, 404: all.WorkspacesGetWorkspaceAssignableRoles404Response, 405: all.WorkspacesGetWorkspaceAssignableRoles405Response, 429: all.WorkspacesGetWorkspaceAssignableRoles429Response, 500: all.WorkspacesGetWorkspaceAssignableRoles500Response }
    })),
    Workspaces_getWorkspaceEnvelopes: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesGetWorkspaceEnvelopesParams,
        responses: { 200: all.WorkspacesGetWorkspaceEnvelopes200Response, 400: all.WorkspacesGetWorkspaceEnvelopes400Response, 401: all.WorkspacesGetWorkspaceEnvelopes401Response, 403: all.WorkspacesGetWorkspaceEnvelopes403Response, 404: all.WorkspacesGetWorkspaceEnvelopes404Response, 405: all.WorkspacesGetWorkspaceEnvelopes405Response, 429: all.WorkspacesGetWorkspaceEnvelopes429Response, 500: all.WorkspacesGetWorkspaceEnvelopes500Response }
    })),
    Workspaces_createWorkspaceEnvelope: () => import('./workspaces.js').then(all => ({
        params: all.WorkspacesCreateWorkspaceEnvelopeParams,
        body: all.WorkspacesCreateWorkspaceEnvelopeBody,
        responses: { 201: all.WorkspacesCreateWorkspaceEnvelope201Response, 400: all.WorkspacesCreateWorkspaceEnvelope400Response, 401: all.WorkspacesCreateWorkspaceEnvelope401Response, 403: all.WorkspacesCreateWorkspaceEnvelope403Response, 404: all.WorkspacesCreateWorkspaceEnvelope404Response, 405: all.WorkspacesCreateWorkspaceEnvelope405Response, 429: all.WorkspacesCreateWorkspaceEnvelope429Response, 500: all.WorkspacesCreateWorkspaceEnvelope500Response }
    }))
};

