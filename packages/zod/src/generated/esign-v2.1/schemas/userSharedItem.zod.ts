/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.zod.js';
import { UserSharing } from './userSharing.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userSharedItem'];
export const UserSharedItem: zod.ZodType<Type, Type> = zod.object({
    "user": UserInfo.optional(),
    "shared": UserSharing.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
