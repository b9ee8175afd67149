/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  Workspace
} from './schemas/workspace.zod.js';

import {
  WorkspaceList
} from './schemas/workspaceList.zod.js';



export const workspacesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const WorkspacesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspacesListPathAccountIdRegExp)
})

export const WorkspacesList200Response = WorkspaceList

export const WorkspacesList400Response = ErrorDetails

export const WorkspacesList401Response = ErrorDetails

export const WorkspacesList403Response = ErrorDetails

export const WorkspacesList404Response = ErrorDetails

export const WorkspacesList405Response = ErrorDetails

export const WorkspacesList429Response = ErrorDetails

export const WorkspacesList500Response = ErrorDetails

export const workspacesCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const WorkspacesCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspacesCreatePathAccountIdRegExp)
})

export const WorkspacesCreateBody = Workspace

export const WorkspacesCreate201Response = Workspace

export const WorkspacesCreate400Response = ErrorDetails

export const WorkspacesCreate401Response = ErrorDetails

export const WorkspacesCreate403Response = ErrorDetails

export const WorkspacesCreate404Response = ErrorDetails

export const WorkspacesCreate405Response = ErrorDetails

export const WorkspacesCreate429Response = ErrorDetails

export const WorkspacesCreate500Response = ErrorDetails

export const workspacesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspacesGetPathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspacesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspacesGetPathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspacesGetPathWorkspaceIdRegExp)
})

export const WorkspacesGet200Response = Workspace

export const WorkspacesGet400Response = ErrorDetails

export const WorkspacesGet401Response = ErrorDetails

export const WorkspacesGet403Response = ErrorDetails

export const WorkspacesGet404Response = ErrorDetails

export const WorkspacesGet405Response = ErrorDetails

export const WorkspacesGet429Response = ErrorDetails

export const WorkspacesGet500Response = ErrorDetails

export const workspacesUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspacesUpdatePathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspacesUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspacesUpdatePathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspacesUpdatePathWorkspaceIdRegExp)
})

export const WorkspacesUpdateBody = Workspace

export const WorkspacesUpdate200Response = Workspace

export const WorkspacesUpdate400Response = ErrorDetails

export const WorkspacesUpdate401Response = ErrorDetails

export const WorkspacesUpdate403Response = ErrorDetails

export const WorkspacesUpdate404Response = ErrorDetails

export const WorkspacesUpdate405Response = ErrorDetails

export const WorkspacesUpdate429Response = ErrorDetails

export const WorkspacesUpdate500Response = ErrorDetails

export const workspacesDeletePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspacesDeletePathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspacesDeleteParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspacesDeletePathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspacesDeletePathWorkspaceIdRegExp)
})

export const WorkspacesDelete200Response = Workspace

export const WorkspacesDelete400Response = ErrorDetails

export const WorkspacesDelete401Response = ErrorDetails

export const WorkspacesDelete403Response = ErrorDetails

export const WorkspacesDelete404Response = ErrorDetails

export const WorkspacesDelete405Response = ErrorDetails

export const WorkspacesDelete429Response = ErrorDetails

export const WorkspacesDelete500Response = ErrorDetails

