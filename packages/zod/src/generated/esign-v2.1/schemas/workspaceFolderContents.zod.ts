/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WorkspaceItem } from './workspaceItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['workspaceFolderContents'];
export const workspaceFolderContentsEndPositionRegExp = new RegExp('^\\d+$');
export const workspaceFolderContentsResultSetSizeRegExp = new RegExp('^\\d+$');
export const workspaceFolderContentsStartPositionRegExp = new RegExp('^\\d+$');
export const workspaceFolderContentsTotalSetSizeRegExp = new RegExp('^\\d+$');
export const workspaceFolderContentsWorkspaceIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const WorkspaceFolderContents: zod.ZodType<Type, Type> = zod.object({
    "endPosition": zod.stringFormat('integer-string', workspaceFolderContentsEndPositionRegExp).optional(),
    "folder": WorkspaceItem.optional(),
    "items": zod.array(WorkspaceItem).optional(),
    "parentFolders": zod.array(WorkspaceItem).optional(),
    "resultSetSize": zod.stringFormat('integer-string', workspaceFolderContentsResultSetSizeRegExp).optional(),
    "startPosition": zod.stringFormat('integer-string', workspaceFolderContentsStartPositionRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', workspaceFolderContentsTotalSetSizeRegExp).optional(),
    "workspaceId": zod.stringFormat('guid', workspaceFolderContentsWorkspaceIdRegExp).optional()
});
