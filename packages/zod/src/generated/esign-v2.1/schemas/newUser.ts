/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserStatus } from './userStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewUser as Type } from '@countersign/types/esign-v2.1/schemas/newUser';
export const NewUser: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdDateTime": formats.dateTime.optional(),
    "email": zod.string().optional(),
    "permissionProfileId": zod.string().optional(),
    "permissionProfileName": zod.string().optional(),
    "uri": zod.string().optional(),
    "userId": formats.guid.optional(),
    "userName": zod.string().optional(),
    "userStatus": UserStatus.optional(),
    "licenseStatus": zod.string().optional(),
    "licenseType": zod.string().optional(),
    "apiPassword": zod.string().optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "membershipId": zod.string().optional()
}));
