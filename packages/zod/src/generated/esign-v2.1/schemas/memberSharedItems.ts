/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderSharedItem } from './folderSharedItem.js';
import { SharedItem } from './sharedItem.js';
import { TemplateSharedItem } from './templateSharedItem.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { MemberSharedItems as Type } from '@countersign/types/esign-v2.1/schemas/memberSharedItems';
export const MemberSharedItems: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user": UserInfo.optional(),
    "envelopes": zod.array(SharedItem).optional(),
    "templates": zod.array(TemplateSharedItem).optional(),
    "folders": zod.array(FolderSharedItem).optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
