/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ItemSharing } from './itemSharing.zod.js';
import { MemberGroupSharedItem } from './memberGroupSharedItem.zod.js';
import { UserInfo } from './userInfo.zod.js';
import { UserSharedItem } from './userSharedItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateSharedItem'];
export const TemplateSharedItem: zod.ZodType<Type, Type> = zod.object({
    "templateId": zod.string().optional(),
    "templateName": zod.string().optional(),
    "password": zod.string().optional(),
    "owner": UserInfo.optional(),
    "shared": ItemSharing.optional(),
    "sharedGroups": zod.array(MemberGroupSharedItem).optional(),
    "sharedUsers": zod.array(UserSharedItem).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
