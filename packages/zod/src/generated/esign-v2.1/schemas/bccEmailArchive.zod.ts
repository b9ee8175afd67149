/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bccEmailArchive'];
export const bccEmailArchiveCreatedByEmailMax = 100;
export const bccEmailArchiveCreatedByUserNameMax = 100;
export const bccEmailArchiveModifiedByEmailMax = 100;
export const bccEmailArchiveModifiedByUserNameMax = 100;
export const BccEmailArchive: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "bccEmailArchiveId": zod.string().optional(),
    "created": zod.iso.datetime({ "offset": true }).optional(),
    "createdBy": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activationAccessCode": zod.string().optional(),
        "email": zod.string().max(bccEmailArchiveCreatedByEmailMax).optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "ipAddress": zod.string().optional(),
        "loginStatus": zod.enum(['true', 'false']).optional(),
        "membershipId": zod.string().optional(),
        "sendActivationEmail": zod.enum(['true', 'false']).optional(),
        "uri": zod.string().optional(),
        "userId": zod.string().optional(),
        "userName": zod.string().max(bccEmailArchiveCreatedByUserNameMax).optional(),
        "userStatus": zod.enum(['ActivationRequired', 'ActivationSent', 'Active', 'Closed', 'Disabled']).optional(),
        "userType": zod.string().optional()
    }).optional(),
    "email": zod.string(),
    "emailNotificationId": zod.string().optional(),
    "modified": zod.iso.datetime({ "offset": true }).optional(),
    "modifiedBy": zod.object({
        "accountId": zod.string().optional(),
        "accountName": zod.string().optional(),
        "activationAccessCode": zod.string().optional(),
        "email": zod.string().max(bccEmailArchiveModifiedByEmailMax).optional(),
        "errorDetails": zod.object({
            "errorCode": zod.string(),
            "message": zod.string()
        }).optional(),
        "ipAddress": zod.string().optional(),
        "loginStatus": zod.enum(['true', 'false']).optional(),
        "membershipId": zod.string().optional(),
        "sendActivationEmail": zod.enum(['true', 'false']).optional(),
        "uri": zod.string().optional(),
        "userId": zod.string().optional(),
        "userName": zod.string().max(bccEmailArchiveModifiedByUserNameMax).optional(),
        "userStatus": zod.enum(['ActivationRequired', 'ActivationSent', 'Active', 'Closed', 'Disabled']).optional(),
        "userType": zod.string().optional()
    }).optional(),
    "status": zod.enum(['activation_sent', 'active', 'closed']).optional(),
    "uri": zod.string().optional()
});
