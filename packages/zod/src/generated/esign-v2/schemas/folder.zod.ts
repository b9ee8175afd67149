/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import { Filter } from './filter.zod.js';
import { FolderItemV2 } from './folderItemV2.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['folder'];
export const folderFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const folderItemCountRegExp = new RegExp('^\\d+$');
export const folderParentFolderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const folderSubFolderCountRegExp = new RegExp('^\\d+$');
export const folderOwnerUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const Folder: zod.ZodType<Type, Type> = zod.object({
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "filter": zod.object({
        "actionRequired": zod.enum(['true', 'false']).optional(),
        "expires": zod.string().optional(),
        "folderIds": zod.string().optional(),
        "fromDateTime": zod.iso.datetime({ "offset": true }).optional(),
        "isTemplate": zod.enum(['true', 'false']).optional(),
        "order": zod.enum(['asc', 'desc']).optional(),
        "orderBy": zod.string().optional(),
        "searchTarget": zod.string().optional(),
        "searchText": zod.string().optional(),
        "status": zod.string().optional(),
        "toDateTime": zod.iso.datetime({ "offset": true }).optional()
    }).optional(),
    "folderId": zod.stringFormat('guid', folderFolderIdRegExp).optional(),
    "folderItems": zod.array(FolderItemV2).optional(),
    "folders": zod.array(zod.lazy(() => Folder)).optional(),
    "hasAccess": zod.enum(['true', 'false']).optional(),
    "hasSubFolders": zod.enum(['true', 'false']).optional(),
    "itemCount": zod.stringFormat('integer-string', folderItemCountRegExp).optional(),
    "name": zod.string().optional(),
    "owner": UserInfo.optional(),
    "parentFolderId": zod.stringFormat('guid', folderParentFolderIdRegExp).optional(),
    "parentFolderUri": zod.string().optional(),
    "subFolderCount": zod.stringFormat('integer-string', folderSubFolderCountRegExp).optional(),
    "type": zod.enum(['draft', 'inbox', 'normal', 'recyclebin', 'sentitems', 'custom']).optional(),
    "uri": zod.string().optional(),
    "ownerUserId": zod.stringFormat('guid', folderOwnerUserIdRegExp).optional(),
    "ownerUserName": zod.string().optional(),
    "ownerEmail": zod.string().optional()
});
