/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderItemV2 } from './folderItem_v2.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { Folder as Type } from '@countersign/types/esign-v2/schemas/folder';
export const Folder: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "filter": zod.looseObject({
        "actionRequired": formats.booleanString.optional(),
        "expires": zod.string().optional(),
        "folderIds": zod.string().optional(),
        "fromDateTime": formats.dateTime.optional(),
        "isTemplate": formats.booleanString.optional(),
        "order": zod.enum(['asc', 'desc']).optional(),
        "orderBy": zod.string().optional(),
        "searchTarget": zod.string().optional(),
        "searchText": zod.string().optional(),
        "status": zod.string().optional(),
        "toDateTime": formats.dateTime.optional()
    }).optional(),
    "folderId": formats.guid.optional(),
    "folderItems": zod.array(FolderItemV2).optional(),
    "folders": zod.array(zod.lazy(() => Folder)).optional(),
    "hasAccess": formats.booleanString.optional(),
    "hasSubFolders": formats.booleanString.optional(),
    "itemCount": formats.integerString.optional(),
    "name": zod.string().optional(),
    "owner": UserInfo.optional(),
    "parentFolderId": zod.string().regex(/^(root|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/).optional(),
    "parentFolderUri": zod.string().optional(),
    "subFolderCount": formats.integerString.optional(),
    "type": zod.enum(['draft', 'inbox', 'normal', 'recyclebin', 'sentitems', 'custom']).optional(),
    "uri": zod.string().optional(),
    "ownerUserId": formats.guid.optional(),
    "ownerUserName": zod.string().optional(),
    "ownerEmail": zod.string().optional()
}));
