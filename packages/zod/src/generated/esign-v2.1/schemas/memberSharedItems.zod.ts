/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderSharedItem } from './folderSharedItem.zod.js';
import { SharedItem } from './sharedItem.zod.js';
import { TemplateSharedItem } from './templateSharedItem.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['memberSharedItems'];
export const MemberSharedItems: zod.ZodType<Type, Type> = zod.object({
    "user": UserInfo.optional(),
    "envelopes": zod.array(SharedItem).optional(),
    "templates": zod.array(TemplateSharedItem).optional(),
    "folders": zod.array(FolderSharedItem).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
