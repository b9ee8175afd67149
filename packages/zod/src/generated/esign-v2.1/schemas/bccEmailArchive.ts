/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BccEmailArchive as Type } from '@countersign/types/esign-v2.1/schemas/bccEmailArchive';
export const BccEmailArchive: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": zod.string().optional(),
    "bccEmailArchiveId": zod.string().optional(),
    "created": formats.dateTime.optional(),
    "createdBy": zod.looseObject({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activationAccessCode": zod.string().optional(),
        "email": zod.string().max(100).optional(),
        "errorDetails": zod.looseObject({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "ipAddress": zod.string().optional(),
        "loginStatus": formats.booleanString.optional(),
        "membershipId": zod.string().optional(),
        "sendActivationEmail": formats.booleanString.optional(),
        "uri": zod.string().optional(),
        "userId": zod.string().optional(),
        "userName": zod.string().max(100).optional(),
        "userStatus": zod.string().optional(),
        "userType": zod.string().optional()
    }).optional(),
    "email": zod.string(),
    "emailNotificationId": zod.string().optional(),
    "modified": formats.dateTime.optional(),
    "modifiedBy": zod.looseObject({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activationAccessCode": zod.string().optional(),
        "email": zod.string().max(100).optional(),
        "errorDetails": zod.looseObject({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "ipAddress": zod.string().optional(),
        "loginStatus": formats.booleanString.optional(),
        "membershipId": zod.string().optional(),
        "sendActivationEmail": formats.booleanString.optional(),
        "uri": zod.string().optional(),
        "userId": zod.string().optional(),
        "userName": zod.string().max(100).optional(),
        "userStatus": zod.string().optional(),
        "userType": zod.string().optional()
    }).optional(),
    "status": zod.enum(['activation_sent', 'active', 'closed']).optional(),
    "uri": zod.string().optional()
}));
