/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ItemSharing } from './itemSharing.js';
import { MemberGroupSharedItem } from './memberGroupSharedItem.js';
import { UserInfo } from './userInfo.js';
import { UserSharedItem } from './userSharedItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FolderSharedItem as Type } from '@countersign/types/esign-v2.1/schemas/folderSharedItem';
export const FolderSharedItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "folderId": zod.string().optional(),
    "name": zod.string().optional(),
    "parentFolderId": zod.string().optional(),
    "parentFolderUri": zod.string().optional(),
    "uri": zod.string().optional(),
    "user": UserInfo.optional(),
    "owner": UserInfo.optional(),
    "shared": ItemSharing.optional(),
    "sharedGroups": zod.array(MemberGroupSharedItem).optional(),
    "sharedUsers": zod.array(UserSharedItem).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
