/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserInfo } from './userInfo.js';
import { UserSharing } from './userSharing.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UserSharedItem as Type } from '@countersign/types/esign-v2.1/schemas/userSharedItem';
export const UserSharedItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user": UserInfo.optional(),
    "shared": UserSharing.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
}));
