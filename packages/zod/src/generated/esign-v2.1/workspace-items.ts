/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PageImages
} from './schemas/pageImages.zod.js';

import {
  WorkspaceFileUpload
} from './schemas/workspaceFileUpload.zod.js';

import {
  WorkspaceFolderContents
} from './schemas/workspaceFolderContents.zod.js';

import {
  WorkspaceItem
} from './schemas/workspaceItem.zod.js';

import {
  WorkspaceItemList
} from './schemas/workspaceItemList.zod.js';



export const workspaceItemsListFolderItemsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspaceItemsListFolderItemsPathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsListFolderItemsPathFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsListFolderItemsParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspaceItemsListFolderItemsPathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspaceItemsListFolderItemsPathWorkspaceIdRegExp),
  "folderId": zod.stringFormat('guid', workspaceItemsListFolderItemsPathFolderIdRegExp)
})

export const workspaceItemsListFolderItemsQueryCountRegExp = new RegExp('^\\d+$');
export const workspaceItemsListFolderItemsQueryStartPositionDefault = `0`;
export const workspaceItemsListFolderItemsQueryStartPositionRegExp = new RegExp('^\\d+$');
export const workspaceItemsListFolderItemsQueryWorkspaceUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsListFolderItemsQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', workspaceItemsListFolderItemsQueryCountRegExp).optional(),
  "include_files": zod.enum(['true', 'false']).optional(),
  "include_sub_folders": zod.enum(['true', 'false']).optional(),
  "include_thumbnails": zod.enum(['true', 'false']).optional(),
  "include_user_detail": zod.enum(['true', 'false']).optional(),
  "start_position": zod.stringFormat('integer-string', workspaceItemsListFolderItemsQueryStartPositionRegExp).default(workspaceItemsListFolderItemsQueryStartPositionDefault),
  "workspace_user_id": zod.stringFormat('guid', workspaceItemsListFolderItemsQueryWorkspaceUserIdRegExp).optional()
})

export const WorkspaceItemsListFolderItems200Response = WorkspaceFolderContents

export const WorkspaceItemsListFolderItems400Response = ErrorDetails

export const WorkspaceItemsListFolderItems401Response = ErrorDetails

export const WorkspaceItemsListFolderItems403Response = ErrorDetails

export const WorkspaceItemsListFolderItems404Response = ErrorDetails

export const WorkspaceItemsListFolderItems405Response = ErrorDetails

export const WorkspaceItemsListFolderItems429Response = ErrorDetails

export const WorkspaceItemsListFolderItems500Response = ErrorDetails

export const workspaceItemsDeleteFolderItemsPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspaceItemsDeleteFolderItemsPathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsDeleteFolderItemsPathFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsDeleteFolderItemsParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspaceItemsDeleteFolderItemsPathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspaceItemsDeleteFolderItemsPathWorkspaceIdRegExp),
  "folderId": zod.stringFormat('guid', workspaceItemsDeleteFolderItemsPathFolderIdRegExp)
})

export const WorkspaceItemsDeleteFolderItemsBody = WorkspaceItemList

export const WorkspaceItemsDeleteFolderItems200Response = zod.unknown()

export const WorkspaceItemsDeleteFolderItems400Response = ErrorDetails

export const WorkspaceItemsDeleteFolderItems401Response = ErrorDetails

export const WorkspaceItemsDeleteFolderItems403Response = ErrorDetails

export const WorkspaceItemsDeleteFolderItems404Response = ErrorDetails

export const WorkspaceItemsDeleteFolderItems405Response = ErrorDetails

export const WorkspaceItemsDeleteFolderItems429Response = ErrorDetails

export const WorkspaceItemsDeleteFolderItems500Response = ErrorDetails

export const workspaceItemsCreateFIlePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspaceItemsCreateFIlePathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsCreateFIlePathFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsCreateFIleParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspaceItemsCreateFIlePathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspaceItemsCreateFIlePathWorkspaceIdRegExp),
  "folderId": zod.stringFormat('guid', workspaceItemsCreateFIlePathFolderIdRegExp)
})

export const WorkspaceItemsCreateFIleBody = WorkspaceFileUpload

export const WorkspaceItemsCreateFIle201Response = WorkspaceItem

export const WorkspaceItemsCreateFIle400Response = ErrorDetails

export const WorkspaceItemsCreateFIle401Response = ErrorDetails

export const WorkspaceItemsCreateFIle403Response = ErrorDetails

export const WorkspaceItemsCreateFIle404Response = ErrorDetails

export const WorkspaceItemsCreateFIle405Response = ErrorDetails

export const WorkspaceItemsCreateFIle429Response = ErrorDetails

export const WorkspaceItemsCreateFIle500Response = ErrorDetails

export const workspaceItemsGetFilePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspaceItemsGetFilePathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsGetFilePathFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsGetFilePathFileIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsGetFileParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspaceItemsGetFilePathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspaceItemsGetFilePathWorkspaceIdRegExp),
  "folderId": zod.stringFormat('guid', workspaceItemsGetFilePathFolderIdRegExp),
  "fileId": zod.stringFormat('guid', workspaceItemsGetFilePathFileIdRegExp)
})

export const WorkspaceItemsGetFileQueryParams = zod.object({
  "is_download": zod.enum(['true', 'false']).optional(),
  "pdf_version": zod.enum(['true', 'false']).optional()
})

export const WorkspaceItemsGetFile200Response = zod.unknown()

export const WorkspaceItemsGetFile400Response = ErrorDetails

export const WorkspaceItemsGetFile401Response = ErrorDetails

export const WorkspaceItemsGetFile403Response = ErrorDetails

export const WorkspaceItemsGetFile404Response = ErrorDetails

export const WorkspaceItemsGetFile405Response = ErrorDetails

export const WorkspaceItemsGetFile429Response = ErrorDetails

export const WorkspaceItemsGetFile500Response = ErrorDetails

export const workspaceItemsUpdateFilePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspaceItemsUpdateFilePathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsUpdateFilePathFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsUpdateFilePathFileIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsUpdateFileParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspaceItemsUpdateFilePathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspaceItemsUpdateFilePathWorkspaceIdRegExp),
  "folderId": zod.stringFormat('guid', workspaceItemsUpdateFilePathFolderIdRegExp),
  "fileId": zod.stringFormat('guid', workspaceItemsUpdateFilePathFileIdRegExp)
})

export const WorkspaceItemsUpdateFileBody = WorkspaceItem

export const WorkspaceItemsUpdateFile200Response = WorkspaceItem

export const WorkspaceItemsUpdateFile400Response = ErrorDetails

export const WorkspaceItemsUpdateFile401Response = ErrorDetails

export const WorkspaceItemsUpdateFile403Response = ErrorDetails

export const WorkspaceItemsUpdateFile404Response = ErrorDetails

export const WorkspaceItemsUpdateFile405Response = ErrorDetails

export const WorkspaceItemsUpdateFile429Response = ErrorDetails

export const WorkspaceItemsUpdateFile500Response = ErrorDetails

export const workspaceItemsListFilePagesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');
export const workspaceItemsListFilePagesPathWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsListFilePagesPathFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const workspaceItemsListFilePagesPathFileIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const WorkspaceItemsListFilePagesParams = zod.object({
  "accountId": zod.stringFormat('account-id', workspaceItemsListFilePagesPathAccountIdRegExp),
  "workspaceId": zod.stringFormat('guid', workspaceItemsListFilePagesPathWorkspaceIdRegExp),
  "folderId": zod.stringFormat('guid', workspaceItemsListFilePagesPathFolderIdRegExp),
  "fileId": zod.stringFormat('guid', workspaceItemsListFilePagesPathFileIdRegExp)
})

export const workspaceItemsListFilePagesQueryCountRegExp = new RegExp('^\\d+$');
export const workspaceItemsListFilePagesQueryDpiRegExp = new RegExp('^\\d+$');
export const workspaceItemsListFilePagesQueryMaxHeightRegExp = new RegExp('^\\d+$');
export const workspaceItemsListFilePagesQueryMaxWidthRegExp = new RegExp('^\\d+$');
export const workspaceItemsListFilePagesQueryStartPositionDefault = `0`;
export const workspaceItemsListFilePagesQueryStartPositionRegExp = new RegExp('^\\d+$');


export const WorkspaceItemsListFilePagesQueryParams = zod.object({
  "count": zod.stringFormat('integer-string', workspaceItemsListFilePagesQueryCountRegExp).optional(),
  "dpi": zod.stringFormat('integer-string', workspaceItemsListFilePagesQueryDpiRegExp).optional(),
  "max_height": zod.stringFormat('integer-string', workspaceItemsListFilePagesQueryMaxHeightRegExp).optional(),
  "max_width": zod.stringFormat('integer-string', workspaceItemsListFilePagesQueryMaxWidthRegExp).optional(),
  "start_position": zod.stringFormat('integer-string', workspaceItemsListFilePagesQueryStartPositionRegExp).default(workspaceItemsListFilePagesQueryStartPositionDefault)
})

export const WorkspaceItemsListFilePages200Response = PageImages

export const WorkspaceItemsListFilePages400Response = ErrorDetails

export const WorkspaceItemsListFilePages401Response = ErrorDetails

export const WorkspaceItemsListFilePages403Response = ErrorDetails

export const WorkspaceItemsListFilePages404Response = ErrorDetails

export const WorkspaceItemsListFilePages405Response = ErrorDetails

export const WorkspaceItemsListFilePages429Response = ErrorDetails

export const WorkspaceItemsListFilePages500Response = ErrorDetails

