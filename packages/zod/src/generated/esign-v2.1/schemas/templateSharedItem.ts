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
import type { TemplateSharedItem as Type } from '@countersign/types/esign-v2.1/schemas/templateSharedItem';
export const TemplateSharedItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "templateId": zod.string().optional(),
    "templateName": zod.string().optional(),
    "password": zod.string().optional(),
    "owner": UserInfo.optional(),
    "shared": ItemSharing.optional(),
    "sharedGroups": zod.array(MemberGroupSharedItem).optional(),
    "sharedUsers": zod.array(UserSharedItem).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
