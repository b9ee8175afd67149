/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ItemSharing } from './itemSharing.zod.js';
import { MemberGroupSharedItem } from './memberGroupSharedItem.zod.js';
import { UserInfo } from './userInfo.zod.js';
import { UserSharedItem } from './userSharedItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['folderSharedItem'];
export const FolderSharedItem: zod.ZodType<Type, Type> = zod.object({
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
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
